import type { ErrorCode } from '../contract/wire';

/**
 * How the actors of all machines fail: an actor resolves with its value, and rejects with a
 * {@link CallFailed} that carries a {@link Failure}. A machine reads it in `onError` through
 * {@link failureOf}, so a programming error there is a failure like any other and never leaves
 * the guest before a dead screen.
 */
export type Failure =
  /** There was no access token, so the call was not made. */
  | { kind: 'notLoggedIn' }
  /** The server refused the token that the call carried (401, 403). */
  | { kind: 'sessionExpired' }
  /** The server answered with an error; the words are empty when it gave none. */
  | { kind: 'refused'; status: number; code: string; message: string; error: string }
  /** The server answered that there is nothing, or with nothing. */
  | { kind: 'empty' }
  /** No answer came. */
  | { kind: 'unreachable'; message: string }
  /** Anything else. */
  | { kind: 'unexpected'; message: string };

/** What an actor rejects with. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('message' in failure ? failure.message : failure.kind);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

function textAt(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

/**
 * The refusal that an error answer is to a call without a token, whatever its status.
 * @param body the answer's parsed body, whatever it is
 */
export function errorFromResponse(status: number, body: unknown): Failure {
  return {
    kind: 'refused',
    status,
    code: textAt(body, 'code'),
    message: textAt(body, 'message'),
    error: textAt(body, 'error'),
  };
}

/**
 * The failure that an error answer stands for, to a call that carries the session's token: with a 401
 * or a 403 the server takes the token no more.
 * @param body the answer's parsed body, whatever it is
 */
export function authErrorFromResponse(status: number, body: unknown): Failure {
  if (status === 401 && textAt(body, 'code') === 'token_missing') return { kind: 'notLoggedIn' };
  if (status === 401 || status === 403) return { kind: 'sessionExpired' };
  return errorFromResponse(status, body);
}

/** The failure in whatever an actor rejected with. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  return { kind: 'unexpected', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** What the server said about a refusal: its message, else its error; undefined without words. */
export function serverMessage(failure: Failure): string | undefined {
  if (failure.kind !== 'refused') return undefined;
  return failure.message || failure.error || undefined;
}

/** Whether the guest has to log in (again) before the call can succeed. */
export function needsLogin(failure: Failure): boolean {
  return failure.kind === 'notLoggedIn' || failure.kind === 'sessionExpired';
}

/** Whether the server had nothing to answer with. */
export function isEmpty(failure: Failure): boolean {
  return failure.kind === 'empty';
}

/** Whether the server refused with a status, such as 404 for what it does not know. */
export function isRefusedWith(failure: Failure, status: number): boolean {
  return failure.kind === 'refused' && failure.status === status;
}

/** Whether the server refused with one of the literal codes that ours has; another has none. */
export function isRefusal(failure: Failure, code: ErrorCode): boolean {
  return failure.kind === 'refused' && failure.code === code;
}

/**
 * Whether the server has decided on what was asked of it: after anything else it may be done already.
 * An answer that the very same request is under way, or was made in another form, says no more than
 * that; a server that has no time now says that it did nothing.
 */
export function isDefinite(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  if (isRefusal(failure, 'temporarily_unavailable')) return true;
  const isSentBefore =
    isRefusal(failure, 'request_in_progress') || isRefusal(failure, 'idempotency_key_reused');
  return failure.status < 500 && failure.status !== 408 && !isSentBefore;
}

/** Whether the server may answer otherwise in a moment: it broke, has no time, or was asked too often. */
export function isTransient(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.status >= 500 || [408, 425, 429].includes(failure.status))
  );
}

/** Why the guest has to log in (again). */
export type LoginReason = Extract<Failure['kind'], 'notLoggedIn' | 'sessionExpired'>;

/** The reason in a failure that {@link needsLogin}. */
export function loginReasonOf(failure: Failure | null): LoginReason {
  return failure?.kind === 'notLoggedIn' ? 'notLoggedIn' : 'sessionExpired';
}
