import type { EventObject } from 'xstate';

/**
 * How the actors of all machines fail: an actor resolves with its value, and rejects with a
 * {@link CallFailed} that carries a {@link Failure}. A machine reads it in `onError` through
 * {@link failureOf}, so a programming error in an actor is handled like any other failure and never
 * leaves the guest with a dead screen.
 */
export type Failure =
  /** There was no access token, so the call was not made. */
  | { kind: 'notLoggedIn' }
  /** The server refused the token that the call carried. */
  | { kind: 'sessionExpired' }
  /** The answer was an error; `code`, `message` and `error` are empty if it had none. */
  | { kind: 'refused'; status: number; code: string; message: string; error: string }
  /** The response was empty, or said that there is nothing. */
  | { kind: 'empty' }
  /** No response came. */
  | { kind: 'unreachable'; message: string }
  /** Anything else. */
  | { kind: 'unexpected'; message: string };

/** The error that an actor rejects with. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('message' in failure ? failure.message : failure.kind);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The failure in an actor's rejection. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  return { kind: 'unexpected', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** The error that an event reports; a timeout, which has none, counts as unreachable. */
export function errorIn(event: EventObject): unknown {
  return 'error' in event
    ? event.error
    : new CallFailed({ kind: 'unreachable', message: 'No answer in time' });
}

export const failureIn = (event: EventObject): Failure => failureOf(errorIn(event));

/** A guard of what follows a failed call. */
export const whenFailure =
  (isSo: (failure: Failure) => boolean) =>
  ({ event }: { event: EventObject }): boolean =>
    isSo(failureIn(event));
