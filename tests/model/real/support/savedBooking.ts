import { noRooms } from '../../../../machines/shared/roomsLeft';
import { savedBookingOf, type SavedBooking } from '../../../../machines/booking/savedBooking';
import {
  emptyReservationForm,
  type ReservationForm,
} from '../../../../machines/reservation/reservationForm';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import { filled } from '../../../../models/booking/bookingExamples';
import type { Stage } from './realMachine';
import { arriveLoggedIn, dateInWeek } from './world';

/** The guest who books. */
export interface Booker {
  guest: LoggedInGuest;
}

/** A saved booking, as far as it differs from one of two Deluxe Rooms for one guest. */
type Kept = Partial<Pick<SavedBooking, 'counts' | 'idempotencyKey'>> & {
  form?: Partial<ReservationForm>;
};

/** Opens a screen with a saved booking in the scenario's week. */
export async function takesUp(
  stage: Stage,
  path: string,
  { form = {}, counts = { ...noRooms, deluxe: 2 }, idempotencyKey = null }: Kept = {},
): Promise<Booker> {
  const { hotel, page } = stage;
  const guest = await becomeGuest(stage.request);
  const state = savedBookingOf({
    form: {
      ...emptyReservationForm,
      name: 'Adaobi Okeke',
      phone: '0803',
      email: guest.email,
      checkIn: dateInWeek(stage, filled.checkIn),
      checkOut: dateInWeek(stage, filled.checkOut),
      ...form,
    },
    counts,
    idempotencyKey,
  });
  const kept = { savedAt: hotel.now().getTime(), userId: guest.session.user.id, state };
  await arriveLoggedIn({ page, guest }, { 'snapshot:booking': JSON.stringify(kept) });
  await page.goto(path);
  return { guest };
}
