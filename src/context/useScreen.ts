import { useActorRef, useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { type ApiContextValue, useApiContext } from './apiContext';
import { useActorOptions } from './useActorOptions';

/** A screen's snapshot, the function that sends its events, and its actor. */
export type Screen<TMachine extends AnyStateMachine> = [
  snapshot: SnapshotFrom<TMachine>,
  send: Actor<TMachine>['send'],
  actor: Actor<TMachine>,
];

/** A machine's input as an argument; none if it needs none. */
type Opened<TInput> = undefined extends TInput ? [input?: TInput] : [input: TInput];

/**
 * Runs a machine while the component is mounted.
 * @param provide creates the machine with the site's actors, once
 * @param opened the machine's input; a new input needs a new `key`
 */
export function useScreen<TMachine extends AnyStateMachine>(
  provide: (context: ApiContextValue) => TMachine,
  ...opened: Opened<InputFrom<TMachine>>
): Screen<TMachine>;
export function useScreen(
  provide: (context: ApiContextValue) => AnyStateMachine,
  input?: unknown,
): Screen<AnyStateMachine> {
  const context = useApiContext();
  const [machine] = useState(() => provide(context));
  return useMachine(machine, { input, ...useActorOptions(machine) });
}

/**
 * The same for a screen whose parts subscribe to their own part of the machine (`useSelector`), so that none renders
 * for another's change.
 */
export function useScreenActor<TMachine extends AnyStateMachine>(
  provide: (context: ApiContextValue) => TMachine,
  ...opened: Opened<InputFrom<TMachine>>
): Actor<TMachine>;
export function useScreenActor(
  provide: (context: ApiContextValue) => AnyStateMachine,
  input?: unknown,
): Actor<AnyStateMachine> {
  const context = useApiContext();
  const [machine] = useState(() => provide(context));
  return useActorRef(machine, { input, ...useActorOptions(machine) });
}
