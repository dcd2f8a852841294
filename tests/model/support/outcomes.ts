import type { ErrorCode } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/failure';
import { refusal } from '../../support/refusal';

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

/** The time of a state's named delay is over. */
export function timeIsUp(delay: string, stateId: string): DelayOver {
  return { type: `xstate.after.${delay}.${stateId}` };
}

export const sessionExpired: Failure = { kind: 'sessionExpired' };
export const notLoggedIn: Failure = { kind: 'notLoggedIn' };
export const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };
export const unexpected: Failure = { kind: 'unexpected', message: 'Unexpected token' };

/** A refusal by the server, in its words. */
export function refused(code: ErrorCode, status: number, message = 'The server said no'): Failure {
  return refusal(code, status, message);
}
