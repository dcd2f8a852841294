import type { Reservation } from '../contract/wire';
import {
  emptyReservationForm,
  reservationFormOf,
  type ReservationForm,
} from '../reservation/reservationForm';
import { adultChoices, MORE_THAN_FIVE_CHILDREN } from '../shared/occupancy';
import { roomTypeNamed } from '../shared/roomTypes';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { isStayOffered } from '../shared/stayDates';
import type { PricesOfDay } from './savedBooking';
import { withProfileDefaults, type GuestProfile } from './bookingDetailsMachine';
import { withRoomsAdded } from './roomCounts';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';

/** A guest's entries for a booking: dates, contact, number of guests, and rooms. */
export interface EnteredBooking {
  form: ReservationForm;
  counts: RoomCounts;
  /** The prices that the guest has seen; none if none were shown. */
  pricesOfDay?: PricesOfDay | null;
}

const mostAdults = Math.max(...adultChoices);

/**
 * The form and room choice to book the same stay again: guest, party, rooms and special request. The dates are empty
 * if the hotel no longer accepts them.
 * @param today today's date in Lagos; null if it is not known
 */
export function stayToRepeatOf(reservation: Reservation, today: LagosDate | null): EnteredBooking {
  const form = reservationFormOf(reservation);
  return {
    form: {
      ...form,
      ...(!isStayOffered(form, today, defaultStayLimits) && { checkIn: '', checkOut: '' }),
      adults: Math.min(form.adults, mostAdults),
      children: Math.min(form.children, MORE_THAN_FIVE_CHILDREN),
    },
    counts: reservation.roomAllocations.reduce((counts, { roomType, numberOfRooms }) => {
      const key = roomTypeNamed(roomType)?.key;
      return key ? withRoomsAdded(counts, key, numberOfRooms) : counts;
    }, noRooms),
  };
}

function areEqual<TFields extends object>(one: TFields, other: TFields): boolean {
  for (const field in one) if (one[field] !== other[field]) return false;
  return true;
}

function isSame(one: EnteredBooking, other: EnteredBooking): boolean {
  return areEqual(one.form, other.form) && areEqual(one.counts, other.counts);
}

/**
 * Whether replacing the form by the stay would lose something the guest entered. What the profile fills
 * in, and the same stay, don't count.
 */
export function wouldLose(
  begun: EnteredBooking,
  stay: EnteredBooking,
  profile: GuestProfile | null,
): boolean {
  const filled = ({ form, counts }: EnteredBooking) => ({
    form: withProfileDefaults(form, profile),
    counts,
  });
  const nothing = { form: emptyReservationForm, counts: noRooms };
  return [stay, nothing].every((other) => !isSame(filled(begun), filled(other)));
}
