import type { Failure } from '../shared/failure';
import { isRefusal, isRefusedWith, isTransient, serverMessage } from '../shared/failureKind';
import * as bookingMessages from '../../messages/booking/booking';
import {
  registrationOfStayFailed,
  reservationFailed,
  unexpectedError,
} from '../../messages/booking/booking';

/** Where a booking goes once the reservation is created: to the confirmation or to /payment. */
export type BookingFlow = 'confirm' | 'payment';

/** What is said when a reservation can't be created: in the alert, and on the screen after it. */
export interface BookingFailureMessages {
  alerted: string;
  shown: string;
}

const both = (words: string): BookingFailureMessages => ({ alerted: words, shown: words });

/** The words for a failed creation; a failure that leads to the login has its own alert. */
export function bookingFailureMessages(
  flow: BookingFlow,
  failure: Failure,
): BookingFailureMessages | undefined {
  switch (failure.kind) {
    case 'notLoggedIn':
    case 'sessionExpired':
      return undefined;
    case 'refused':
      return both(
        flow === 'payment'
          ? registrationOfStayFailed(serverMessage(failure))
          : reservationFailed(serverMessage(failure)),
      );
    case 'unreachable':
      return { alerted: bookingMessages.noResponseAlert, shown: bookingMessages.noResponse };
    case 'empty':
      return both(flow === 'payment' ? registrationOfStayFailed() : reservationFailed());
    case 'unexpected':
      return both(
        flow === 'payment' ? registrationOfStayFailed() : unexpectedError(failure.message),
      );
  }
}

/** The words when the answer to a creation names no reservation. */
export function reservationIdMissing(flow: BookingFlow): string {
  return flow === 'payment'
    ? bookingMessages.registeredIdMissing
    : bookingMessages.reservationIdMissing;
}

/**
 * Whether a failure of a booking that is sent again decides on it. The server looks for what is booked
 * under the key before it looks for rooms, so that a conflict means that nothing was.
 */
export function decidesRepetition(failure: Failure): boolean {
  return isRefusedWith(failure, 409) && !isRefusal(failure, 'request_in_progress');
}

/**
 * Whether a booking that is sent again can’t be found by sending it: the server refuses it before it
 * looks for what is booked under the key, or the same booking has become another request, as it does
 * when a price was changed meanwhile.
 */
export function hidesRepetition(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status < 500 &&
    !isTransient(failure) &&
    !isRefusedWith(failure, 409)
  );
}
