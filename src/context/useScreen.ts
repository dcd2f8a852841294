import { useActorRef, useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { type ApiContextValue, useApiContext } from './apiContext';
import { useActorOptions } from './useActorOptions';

/** The snapshot that a screen shows, how it says what the guest did, and the actor behind both. */
export type Screen<TMachine extends AnyStateMachine> = [
  snapshot: SnapshotFrom<TMachine>,
  send: Actor<TMachine>['send'],
  actor: Actor<TMachine>,
];

/** The input of a machine as an argument; none where it needs none. */
type Opened<TInput> = undefined extends TInput ? [input?: TInput] : [input: TInput];

/**
 * Runs a machine for as long as the component is shown, from where its surroundings start it.
 * @param provide makes the machine with the site's actors, once
 * @param opened what the machine is opened with; another one needs another `key`
 */
export function useScreen<TMachine extends AnyStateMachine>(
  provide: (parts: ApiContextValue) => TMachine,
  ...opened: Opened<InputFrom<TMachine>>
): Screen<TMachine>;
export function useScreen(
  provide: (parts: ApiContextValue) => AnyStateMachine,
  input?: unknown,
): Screen<AnyStateMachine> {
  const parts = useApiContext();
  const [machine] = useState(() => provide(parts));
  return useMachine(machine, { input, ...useActorOptions(machine) });
}

/**
 * The same for a screen whose parts each look at their own part of the machine (`useSelector`), so
 * that none of them is rendered for another's change.
 */
export function useScreenActor<TMachine extends AnyStateMachine>(
  provide: (parts: ApiContextValue) => TMachine,
  ...opened: Opened<InputFrom<TMachine>>
): Actor<TMachine>;
export function useScreenActor(
  provide: (parts: ApiContextValue) => AnyStateMachine,
  input?: unknown,
): Actor<AnyStateMachine> {
  const parts = useApiContext();
  const [machine] = useState(() => provide(parts));
  return useActorRef(machine, { input, ...useActorOptions(machine) });
}
