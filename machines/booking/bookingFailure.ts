import type { Failure } from '../shared/failure';
import {
  hasCode,
  isDefinite,
  isRefusedWith,
  isTransient,
  serverMessage,
} from '../shared/failureKind';
import * as bookingMessages from '../../messages/booking/booking';

/** Where a booking goes once the reservation is created: to the confirmation or to /payment. */
export type BookingFlow = 'confirm' | 'payment';

/** The messages for a failed creation: in the alert, and on the screen after it. */
export interface BookingFailureMessages {
  alerted: string;
  shown: string;
}

const both = (words: string): BookingFailureMessages => ({ alerted: words, shown: words });

/** The messages for a failed creation. A failure that leads to the login has its own alert. */
export function bookingFailureMessages(
  flow: BookingFlow,
  failure: Failure,
): BookingFailureMessages | undefined {
  const failed =
    flow === 'payment'
      ? bookingMessages.registrationOfStayFailed
      : bookingMessages.reservationFailed;
  switch (failure.kind) {
    case 'notLoggedIn':
    case 'sessionExpired':
      return undefined;
    case 'refused':
      return both(failed(serverMessage(failure)));
    case 'unreachable':
      return { alerted: bookingMessages.noResponseAlert, shown: bookingMessages.noResponse };
    case 'empty':
      return both(failed());
    case 'unexpected':
      return both(flow === 'payment' ? failed() : bookingMessages.unexpectedError(failure.message));
  }
}

/** The message if a successful response has no reservation id. */
export function reservationIdMissing(flow: BookingFlow): string {
  return flow === 'payment'
    ? bookingMessages.registeredIdMissing
    : bookingMessages.reservationIdMissing;
}

/** A conflict without a code may be with the reservation that the first try made. */
const isConflict = (failure: Failure) => isRefusedWith(failure, 409) && hasCode(failure);

/**
 * Whether the failure of a retried booking proves that there is no reservation. The server looks up the
 * idempotency key before it looks for rooms, so a conflict means that nothing was booked under the key,
 * and it keeps the refusal, so that no try that is still on its way books anything either.
 */
export function provesNotCreated(failure: Failure): boolean {
  return isConflict(failure) && isDefinite(failure);
}

/**
 * Whether a retry can’t tell if the booking was made: the server refuses the request before it looks up
 * the idempotency key, or the request has changed since, for example because of a new price.
 */
export function cannotTellIfCreated(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status < 500 &&
    !isTransient(failure) &&
    !isConflict(failure)
  );
}
