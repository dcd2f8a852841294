import type { Reservation } from '../contract/wire';
import { emptyReservationForm, type ReservationForm } from '../reservation/reservationForm';
import { modifyFormOf } from '../reservation/pendingChange';
import { adultChoices, MORE_THAN_FIVE_CHILDREN } from '../shared/occupancy';
import { roomTypeKeys, roomTypeNamed } from '../shared/roomTypes';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { isStayOffered } from '../shared/stayDates';
import type { PricesOfDay } from './bookingContext';
import { withProfileDefaults, type GuestProfile } from './bookingDetailsMachine';
import { withRoomsAdded } from './roomCounts';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';

/** What a guest enters to book: when, who, how many, and which rooms. */
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
  const { name, phoneNumber, emailAddress, roomAllocations } = reservation;
  const { checkIn, checkOut, adults, children, notes } = modifyFormOf(reservation);
  const isOffered = isStayOffered({ checkIn, checkOut }, today, defaultStayLimits);
  return {
    form: {
      name,
      phone: phoneNumber,
      email: emailAddress,
      ...(isOffered ? { checkIn, checkOut } : { checkIn: '', checkOut: '' }),
      adults: Math.min(adults, mostAdults),
      children: Math.min(children, MORE_THAN_FIVE_CHILDREN),
      notes,
    },
    counts: roomAllocations.reduce((counts, { roomType, numberOfRooms }) => {
      const key = roomTypeNamed(roomType)?.key;
      return key ? withRoomsAdded(counts, key, numberOfRooms) : counts;
    }, noRooms),
  };
}

const formFields = [
  'name',
  'phone',
  'email',
  'checkIn',
  'checkOut',
  'adults',
  'children',
  'notes',
] as const satisfies readonly (keyof ReservationForm)[];

function isSame(one: EnteredBooking, other: EnteredBooking): boolean {
  return (
    formFields.every((field) => one.form[field] === other.form[field]) &&
    roomTypeKeys.every((key) => one.counts[key] === other.counts[key])
  );
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
