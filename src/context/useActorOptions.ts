import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** How an actor starts: where, and who watches it. */
export type Start = Pick<ActorOptions<AnyActorLogic>, 'snapshot' | 'inspect'>;

const atTheBeginning: Start = {};

/**
 * How the actors of the screens start, by their machine's id: at their beginning and unwatched,
 * unless what surrounds the screens says otherwise, as a story does that shows one moment.
 */
export const ActorOptionsContext = createContext<(machineId: string) => Start>(
  () => atTheBeginning,
);

/** How the actor of this machine starts here; a part of its options. */
export function useActorOptions({ id }: { id: string }): Start {
  return use(ActorOptionsContext)(id);
}
