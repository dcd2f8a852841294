/** An invoked actor answered. */
export interface ActorAnswered {
  type: `xstate.done.actor.${string}`;
  actorId: string;
  output: unknown;
}

/** An invoked actor failed. */
export interface ActorFailed {
  type: `xstate.error.actor.${string}`;
  actorId: string;
  error: unknown;
}

/** A machine inside has changed. */
export interface ActorChanged {
  type: `xstate.snapshot.${string}`;
  snapshot: { context: object };
}

/** The time of a delay is over. */
export interface DelayOver {
  type: `xstate.after.${string}`;
}

/** The invoked actor of that id answers. */
export function answers(actorId: string, output?: unknown): ActorAnswered {
  return { type: `xstate.done.actor.${actorId}`, actorId, output };
}

/** The invoked actor of that id fails. */
export function failsWith(actorId: string, error: unknown): ActorFailed {
  return { type: `xstate.error.actor.${actorId}`, actorId, error };
}

/** The machine that is invoked under that id remembers something else now. */
export function changes(actorId: string, context: object): ActorChanged {
  return { type: `xstate.snapshot.${actorId}`, snapshot: { context } };
}

/** The time of a state's named delay is over. */
export function timeIsUp(delay: string, stateId: string): DelayOver {
  return { type: `xstate.after.${delay}.${stateId}` };
}
