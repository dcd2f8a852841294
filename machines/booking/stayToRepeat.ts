import type { Reservation } from '../contract/wire';
import { emptyReservationForm, type ReservationForm } from '../reservation/reservationForm';
import { modifyFormOf } from '../reservation/pendingChange';
import { adultChoices, MORE_THAN_FIVE_CHILDREN } from '../shared/occupancy';
import { roomTypeKeys, roomTypeNamed } from '../shared/roomTypes';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { isStayOffered } from '../shared/stayDates';
import { filledFrom, type GuestProfile } from './bookingDetailsMachine';
import { changeRooms } from './roomCounts';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';

/** What a guest enters to book: when, who, how many, and which rooms. */
export interface EnteredBooking {
  form: ReservationForm;
  counts: RoomCounts;
}

const mostAdults = Math.max(...adultChoices);

/**
 * What to enter to book again what a reservation was: who, how many, which rooms and what was asked
 * for. The dates are empty where the hotel does not take such a stay any more.
 * @param today Lagos's today
 */
export function stayToRepeatOf(reservation: Reservation, today: LagosDate): EnteredBooking {
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
      return key ? changeRooms(counts, key, numberOfRooms) : counts;
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
 * Whether taking the stay would lose what the guest has entered: what the profile fills in by itself,
 * and the very same stay, are nothing to lose.
 */
export function wouldLose(
  begun: EnteredBooking,
  stay: EnteredBooking,
  profile: GuestProfile | null,
): boolean {
  const filled = ({ form, counts }: EnteredBooking) => ({
    form: filledFrom(form, profile),
    counts,
  });
  const nothing = { form: emptyReservationForm, counts: noRooms };
  return [stay, nothing].every((other) => !isSame(filled(begun), filled(other)));
}
