import type { BookingContext } from '../../../machines/bookingTypes';
import { lagosToday, nightsBetween } from '../../../machines/stay';
import { isValid } from '../../../machines/validation/fieldErrors';
import { validateReservationForm } from '../../../machines/validation/reservation';

export const now = new Date('2026-03-10T09:00:00Z');

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const complete = ({ form }: BookingContext) =>
  isValid(validateReservationForm(form, lagosToday(now)));

export const nightsOf = ({ form }: BookingContext) => nightsBetween(form.checkIn, form.checkOut);

export const sending = 'creating.sending';

export interface Change {
  before: BookingContext;
  after: BookingContext;
}

export const keepsTheBooking = ({ before, after }: Change) => ({
  'details and rooms are kept': same([before.form, before.counts], [after.form, after.counts]),
});

export const keepsTheKey = ({ before, after }: Change) => ({
  ...keepsTheBooking({ before, after }),
  'the next try repeats this very booking': after.idempotencyKey === before.idempotencyKey,
});

export const isNewBooking = ({ before, after }: Change) => ({
  ...keepsTheBooking({ before, after }),
  'the next try is a new booking': after.idempotencyKey === null,
});
