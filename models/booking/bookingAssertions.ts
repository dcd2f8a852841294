import type { BookingContext } from '../../machines/booking/bookingSetup';
import type { ModelSnapshot } from '../../tools/model/testModel';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { noRooms } from '../../machines/shared/roomsLeft';
import { form, nightsOf, profile, rooms, same } from './bookingExamples';

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
export const begunAnew = {
  form: { ...emptyReservationForm, ...profile },
  counts: noRooms,
  idempotencyKey: null,
};

/** The state of the booking at a path, with these changes to it. */
export const at =
  (path?: string, changes: Partial<BookingContext> = {}) =>
  ({ context: before }: ModelSnapshot<BookingContext>) => {
    const context = { ...before, ...changes };
    const there = path ?? context.path;
    if (context.stayToRepeat !== null) return 'choosingStay';
    if (there !== form && there !== rooms)
      return context.idempotencyKey === null ? 'routing' : 'creating';
    if (context.idempotencyKey !== null) return 'creating';
    if (there === form) return 'fillingDetails';
    return nightsOf(context) > 0 ? 'selectingRooms' : 'alertingDetailsMissing';
  };
