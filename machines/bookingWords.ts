import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking';
import { bookingFailureWords, reservationIdMissing } from './bookingFailure';
import { alertOf } from './screen';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

function failureWordsOf({ context: { flow, failure } }: BookingSnapshot) {
  return failure === null ? undefined : bookingFailureWords(flow, failure);
}

/** The words of the alert that is showing, if one is. */
export function bookingAlertOf(snapshot: BookingSnapshot): string | undefined {
  if (snapshot.matches({ failed: 'unidentified' })) {
    return reservationIdMissing(snapshot.context.flow);
  }
  if (snapshot.matches('failed')) return failureWordsOf(snapshot)?.alerted;
  return alertOf(snapshot);
}

/** What the room selection says about the last try to create the reservation, if it failed. */
export function bookingErrorOf(snapshot: BookingSnapshot): string | undefined {
  return failureWordsOf(snapshot)?.shown;
}
