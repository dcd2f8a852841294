import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { disclosureMachine } from '../../machines/site/disclosureMachine';
import { useActorOptions } from '../context/useActorOptions';

/** A disclosure, such as a menu, with its machine. */
export function useDisclosure() {
  const [snapshot, send] = useMachine(disclosureMachine, useActorOptions(disclosureMachine));
  const toggle = useCallback(() => send({ type: 'disclosure.toggled' }), [send]);
  const dismiss = useCallback(() => send({ type: 'disclosure.closed' }), [send]);
  return { open: snapshot.matches('open'), toggle, dismiss };
}
