import { fieldsIn } from '../shared/fieldsIn';
import type { RoomCounts } from '../shared/roomsLeft';
import { mapRoomTypes, type RoomPrices, type RoomTypeKey } from '../shared/roomTypes';
import type { LagosDate } from '../shared/stay';
import {
  readReservationForm,
  type GuestDetails,
  type ReservationForm,
} from '../reservation/reservationForm';

/** Prices, and the day of check-in whose they are. */
export interface PricesOfDay {
  checkIn: LagosDate;
  prices: RoomPrices;
}

/**
 * An unfinished booking as the browser stores it: the guest's entries, and the idempotency key that
 * makes a retry safe. It stores no machine state: if the page was closed while the reservation was being
 * created, the booking resumes at the room selection, and only the guest can send it again.
 */
export interface SavedBooking {
  version: typeof SAVED_BOOKING_VERSION;
  form: ReservationForm;
  counts: RoomCounts;
  /** The profile that filled the form; null for a visitor. */
  profile?: GuestDetails | null;
  /** The prices that the guest was shown: a retry under the key must be the same request. */
  pricesOfDay?: PricesOfDay | null;
  idempotencyKey: string | null;
}

const SAVED_BOOKING_VERSION = 1;

/** The part of a booking that is saved. */
export function savedBookingOf(booking: Omit<SavedBooking, 'version'>): SavedBooking {
  const { form, counts, profile = null, pricesOfDay = null, idempotencyKey } = booking;
  return { version: SAVED_BOOKING_VERSION, form, counts, profile, pricesOfDay, idempotencyKey };
}

function readCounts(value: unknown): RoomCounts {
  const fields = fieldsIn(value);
  return mapRoomTypes((key) => {
    const rooms = fields[key];
    return typeof rooms === 'number' && Number.isInteger(rooms) && rooms >= 0 ? rooms : 0;
  });
}

function arePrices(read: Record<RoomTypeKey, unknown>): read is RoomPrices {
  return Object.values(read).every((kobo) => Number.isSafeInteger(kobo));
}

function readProfile(value: unknown): GuestDetails | null {
  const { name, phone, email } = fieldsIn(value);
  const isText = typeof name === 'string' && typeof phone === 'string' && typeof email === 'string';
  return isText ? { name, phone, email } : null;
}

/** Prices that are not all there are none: a retry must be the same request. */
function readPrices(value: unknown): PricesOfDay | null {
  const { checkIn, prices: stored } = fieldsIn(value);
  if (typeof checkIn !== 'string') return null;
  const fields = fieldsIn(stored);
  const prices = mapRoomTypes((key) => fields[key]);
  return arePrices(prices) ? { checkIn, prices } : null;
}

/**
 * Reads a stored booking; null if this version did not write it. A booking that another version has
 * already sent is restored as far as it can be read, because without its key it could be made twice.
 */
export function readSavedBooking(value: unknown): SavedBooking | null {
  const fields = fieldsIn(value);
  const key = fields.idempotencyKey;
  if (fields.version !== SAVED_BOOKING_VERSION && typeof key !== 'string') return null;
  return savedBookingOf({
    form: readReservationForm(fields.form),
    counts: readCounts(fields.counts),
    profile: readProfile(fields.profile),
    pricesOfDay: readPrices(fields.pricesOfDay),
    idempotencyKey: typeof key === 'string' ? key : null,
  });
}
