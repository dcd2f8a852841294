import type { ErrorCode } from '../contract/wire';
import type { Failure } from './failure';
import { UNREADABLE } from './failureFromResponse';

/** The text of a refusal: its `message`, else its `error`, else undefined. */
export function serverMessage(failure: Failure): string | undefined {
  if (failure.kind !== 'refused') return undefined;
  return failure.message || failure.error || undefined;
}

/** Whether the guest has to log in (again) before the call can succeed. */
export function needsLogin(failure: Failure): boolean {
  return failure.kind === 'notLoggedIn' || failure.kind === 'sessionExpired';
}

/** Whether the response was empty. */
export function isEmpty(failure: Failure): boolean {
  return failure.kind === 'empty';
}

/** Whether the server refused with that HTTP status. */
export function isRefusedWith(failure: Failure, status: number): boolean {
  return failure.kind === 'refused' && failure.status === status;
}

/** Whether the server refused with that code of the contract. */
export function isRefusal(failure: Failure, code: ErrorCode): boolean {
  return failure.kind === 'refused' && failure.code === code;
}

/** Whether the refusal has a code: then it is the hotel's server that refused, and it says why. */
export function hasCode(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code !== '' && failure.code !== UNREADABLE;
}

/** Whether there is no such reservation. A server that has no codes says so by the status. */
export function isReservationUnknown(failure: Failure): boolean {
  const isBare = failure.kind === 'refused' && failure.status === 404 && failure.code === '';
  return isBare || isRefusal(failure, 'reservation_not_found');
}

/** Whether there is no such thing for the guest who asks: another guest's is answered like an unknown one. */
export function isUnknownHere(failure: Failure): boolean {
  return isReservationUnknown(failure) || isRefusal(failure, 'payment_not_found');
}

/** Whether something in between answered in the server's place, such as a firewall or a proxy. */
function isFromBetween(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  return failure.code === UNREADABLE || (failure.status === 403 && failure.code === '');
}

/**
 * Whether the response proves that the request was not carried out; after any other failure it may have been. A
 * conflict with an earlier request under the same key proves nothing, because that request may have succeeded. A
 * server that is temporarily unavailable has done nothing.
 */
export function isDefinite(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  if (isRefusal(failure, 'temporarily_unavailable')) return true;
  const isSentBefore =
    isRefusal(failure, 'request_in_progress') || isRefusal(failure, 'idempotency_key_reused');
  return failure.status < 500 && failure.status !== 408 && !isSentBefore;
}

/** Whether a retry may succeed: after a server error, a timeout, too many requests, or an answer that is not the server's. */
export function isTransient(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.status >= 500 || [408, 425, 429].includes(failure.status) || isFromBetween(failure))
  );
}

/** Why the guest has to log in (again). */
export type LoginReason = Extract<Failure['kind'], 'notLoggedIn' | 'sessionExpired'>;

/** The reason in a failure that {@link needsLogin}. */
export function loginReasonOf(failure: Failure | null): LoginReason {
  return failure?.kind === 'notLoggedIn' ? 'notLoggedIn' : 'sessionExpired';
}
