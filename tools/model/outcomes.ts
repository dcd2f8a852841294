import type { ErrorCode } from '../../machines/contract/wire';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import { refusal } from '../../models/fixtures/refusal';

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

/** The invoked actor of that id fails, as a call does. */
export function fails(actorId: string, failure: Failure): ActorFailed {
  return { type: `xstate.error.actor.${actorId}`, actorId, error: new CallFailed(failure) };
}

/** The machine that is invoked under that id remembers something else now. */
export function changes(actorId: string, context: object): ActorChanged {
  return { type: `xstate.snapshot.${actorId}`, snapshot: { context } };
}

/** The time of a state's named delay is over. */
export function timeIsUp(delay: string, stateId: string): DelayOver {
  return { type: `xstate.after.${delay}.${stateId}` };
}

export const sessionExpired: Failure = { kind: 'sessionExpired' };
export const notLoggedIn: Failure = { kind: 'notLoggedIn' };
export const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };
export const empty: Failure = { kind: 'empty' };
export const unexpected: Failure = { kind: 'unexpected', message: 'Unexpected token' };

/** A refusal by the server, in its words. */
export function refused(code: ErrorCode, status: number, message = 'The server said no'): Failure {
  return refusal(code, status, message);
}
