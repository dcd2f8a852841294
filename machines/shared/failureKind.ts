import type { ErrorCode } from '../contract/wire';
import type { Failure } from './failure';

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
