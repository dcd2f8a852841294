import type { BookingContext } from '../../machines/booking/bookingContext';
import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { specifiedPrices } from '../../machines/shared/roomTypes';
import {
  type RoomCounts,
  type RoomOffer,
  type RoomsLeft,
  noRooms,
} from '../../machines/shared/roomsLeft';
import type { GuestProfile } from '../../machines/booking/bookingDetailsMachine';
import { lagosToday, nightsBetween } from '../../machines/shared/stay';
import { isValid } from '../../machines/shared/fieldErrors';
import {
  emptyReservationForm,
  validateReservationForm,
  type ReservationForm,
} from '../../machines/reservation/reservationForm';
import { same, type ChangeOf } from '../../tools/model/testModel';

export const now = new Date('2026-03-10T09:00:00Z');

export const afterTheStay = new Date('2026-03-20T09:00:00Z');

export const profile: GuestProfile = {
  name: 'Adaobi Okeke',
  phone: '0803',
  email: 'ada@example.com',
};

export const filled: ReservationForm = {
  ...emptyReservationForm,
  ...profile,
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
};

/** Five people: too many for one Deluxe Room, not for two. */
export const family: ReservationForm = { ...filled, adults: 2, children: 3 };

export const oneChosen: RoomCounts = { ...noRooms, deluxe: 1 };

export const twoChosen: RoomCounts = { ...noRooms, deluxe: 2 };

/** An unused stay, as entered to book it again. */
export const earlier: EnteredBooking = {
  form: { ...filled, adults: 2, checkIn: '2026-03-16', checkOut: '2026-03-18' },
  counts: { ...noRooms, family: 1 },
};

/** The same when its dates are in the past. */
export const earlierThanToday: EnteredBooking = {
  ...earlier,
  form: { ...earlier.form, checkIn: '', checkOut: '' },
};

/** Rooms of which a visitor has seen that they are free, before anybody was logged in. */
export const seenFree: EnteredBooking = {
  form: { ...emptyReservationForm, checkIn: filled.checkIn, checkOut: filled.checkOut },
  counts: twoChosen,
  pricesOfDay: { checkIn: filled.checkIn, prices: specifiedPrices },
};

/** Rooms left, at the specification's prices. */
export const atSpecifiedPrices = (roomsLeft: RoomsLeft): RoomOffer => ({
  roomsLeft,
  prices: specifiedPrices,
});

export const twoLeft: RoomsLeft = { ...noRooms, deluxe: 2 };

export const oneLeft: RoomsLeft = { ...noRooms, deluxe: 1 };

export const complete = ({ form }: { form: ReservationForm }) =>
  isValid(validateReservationForm(form, lagosToday(now)));

/** The path of the reservation form. */
export const form = '/reservation';
/** The path of the room selection. */
export const rooms = '/roombooking';

export const nightsOf = ({ form: { checkIn, checkOut } }: BookingContext) =>
  nightsBetween(checkIn, checkOut);

/** A step of the booking. */
export type Change = ChangeOf<BookingContext>;

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
