import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** An actor's initial state and inspector. */
export type StartOptions = Pick<ActorOptions<AnyActorLogic>, 'snapshot' | 'inspect'>;

const defaults: StartOptions = {};

/**
 * The options of the screens' actors by their machine's id: the beginning, without an inspector, unless an ancestor
 * overrides it, as a story does that shows one state.
 */
export const ActorOptionsContext = createContext<(machineId: string) => StartOptions>(
  () => defaults,
);

/** The options of this machine's actor here. */
export function useActorOptions({ id }: { id: string }): StartOptions {
  return use(ActorOptionsContext)(id);
}
