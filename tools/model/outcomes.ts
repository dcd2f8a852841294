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

/** A child machine has changed. */
export interface ActorChanged {
  type: `xstate.snapshot.${string}`;
  snapshot: { context: object; tags: ReadonlySet<string> };
}

/** A delay has passed. */
export interface DelayOver {
  type: `xstate.after.${string}`;
}

/** The invoked actor with that id completes. */
export function answers(actorId: string, output?: unknown): ActorAnswered {
  return { type: `xstate.done.actor.${actorId}`, actorId, output };
}

/** The invoked actor with that id fails. */
export function failsWith(actorId: string, error: unknown): ActorFailed {
  return { type: `xstate.error.actor.${actorId}`, actorId, error };
}

/** The machine invoked with that id changes. @param context the parts of it that count here @param tags its new ones */
export function changes(
  actorId: string,
  context: object,
  tags: readonly string[] = [],
): ActorChanged {
  return { type: `xstate.snapshot.${actorId}`, snapshot: { context, tags: new Set(tags) } };
}

/** A state's named delay has passed. */
export function timeIsUp(delay: string, stateId: string): DelayOver {
  return { type: `xstate.after.${delay}.${stateId}` };
}
