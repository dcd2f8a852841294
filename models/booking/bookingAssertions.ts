import type { BookingContext } from '../../machines/booking/bookingContext';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { noRooms } from '../../machines/shared/roomsLeft';
import { profile, same } from './bookingExamples';

/** A step of the booking. */
export interface Change {
  before: BookingContext;
  after: BookingContext;
}

export const keepsTheBooking = ({ before, after }: Change) => ({
  'details, rooms and key are kept': same(
    [before.form, before.counts, before.idempotencyKey],
    [after.form, after.counts, after.idempotencyKey],
  ),
});

/** The booking of a guest of whom only the profile is known. */
export const startsAgain = {
  form: { ...emptyReservationForm, ...profile },
  counts: noRooms,
  idempotencyKey: null,
};
