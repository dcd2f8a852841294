import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { authFormMachine, AuthFormInput } from '../../machines/login/authFormMachine';
import { isMoreThanALogin } from '../../machines/login/authFormDraft';
import { type ApiContextValue, useApiContext } from '../context/apiContext';
import { useScreen } from '../context/useScreen';
import { canStore } from '../storage/canStore';
import { provideAuthForm } from './authFormActors';
import { authFormStorage, authFormStorageOf } from './authFormStorage';

/** Drafts on these pages belong to nobody until someone logs in. */
export const visitor = ({ clock }: ApiContextValue) => ({
  userId: null,
  now: clock.serverNow()?.getTime() ?? null,
});

/**
 * The form's input. A reload, Back and Forward resume what was left; a guest who comes by a link wants to log in, and
 * is offered the unfinished form.
 */
function openingOf(context: ApiContextValue, way: NavigationType): AuthFormInput {
  const left = authFormStorage(context).read(visitor(context));
  const offers = left !== null && way !== NavigationType.Pop && isMoreThanALogin(left);
  return {
    destination: context.browserSession.returnPath(),
    resumed: offers ? null : left,
    offered: offers ? left : null,
    // A page that is rendered before any browser has it says nothing of storage.
    storesLogin: typeof window === 'undefined' || canStore(() => window.localStorage),
  };
}

/** The login machine: resumed where it was left, stored as it changes, and connected to the session. */
export function useAuthForm() {
  const context = useApiContext();
  const way = useNavigationType();
  const [snapshot, send, actor] = useScreen(provideAuthForm, openingOf(context, way));

  useEffect(() => {
    const saved = authFormStorage(context);
    function keep(state: SnapshotFrom<typeof authFormMachine>) {
      if (state.matches({ login: 'loggedIn' })) saved.clear();
      else saved.write(visitor(context), authFormStorageOf(state));
    }
    const keeping = actor.subscribe(keep);
    const entering = actor.on('login.completed', ({ session }) => {
      context.session.send({ type: 'login.succeeded', session });
    });
    return () => {
      keeping.unsubscribe();
      entering.unsubscribe();
    };
  }, [actor, context]);

  return { snapshot, send };
}
