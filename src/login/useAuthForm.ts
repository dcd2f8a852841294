import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { authFormMachine } from '../../machines/authForm';
import { provideAuthForm } from '../actors/authFormActors';
import { useJourneyParts } from '../actors/siteParts';
import { useProvided } from '../actors/useProvided';
import { useStart } from '../actors/useStart';
import { keptAuthForm, keptAuthFormOf, restoredAuthForm } from './keptAuthForm';

/** The login machine, taken up where a reload interrupted it and kept as it changes. */
export function useAuthForm() {
  const parts = useJourneyParts();
  const machine = useProvided(provideAuthForm);
  const [{ kept, options }] = useState(() => {
    const store = keptAuthForm(parts);
    const left = store.read({ userId: null, now: parts.now().getTime() });
    const destination = parts.storage.redirectAfterLogin.read() ?? null;
    const input = { destination };
    return {
      kept: store,
      options: left ? { input, snapshot: restoredAuthForm(machine, left, destination) } : { input },
    };
  });
  const [snapshot, send, actor] = useMachine(machine, { ...options, ...useStart(machine) });

  useEffect(() => {
    function keep(state: SnapshotFrom<typeof authFormMachine>) {
      const owner = { userId: null, now: parts.now().getTime() };
      if (state.matches({ journey: { login: 'entered' } })) kept.clear();
      else kept.write(owner, keptAuthFormOf(state));
    }
    const keeping = actor.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [actor, kept, parts]);

  return { snapshot, send };
}
