import type { Receipt, Reservation } from '../contract/wire';
import { payPermission, permissionFactsOf } from './policy';
import { awaitsPayment, statusOf, type StatusFields } from './reservationStatus';

/** A response of the server and when it came (UTC). Holds are counted from then. */
export type Received<T> = T & { receivedAt: string };

/**
 * How long a reservation still holds its rooms, in milliseconds from `receivedAt`; null if it holds none. The server
 * has just said that it is unpaid, so a hold that ended before the response arrived means that this clock is wrong,
 * and is ignored.
 * @param receivedAt by the same clock that counts the time from then on
 */
export function holdRemainingMs(
  reservation: Reservation | Receipt | null,
  receivedAt: string | null,
): number | null {
  if (reservation === null || receivedAt === null) return null;
  if (!('holdExpiresAt' in reservation) || !awaitsPayment(statusOf(reservation))) return null;
  if (reservation.holdExpiresAt === null) return null;
  const left = Date.parse(reservation.holdExpiresAt) - Date.parse(receivedAt);
  return left > 0 ? left : null;
}

/** Whether the time to pay is over, even if the status has not been updated yet. */
export function isHoldExpired(
  reservation: StatusFields & { holdExpiresAt: Date },
  now: Date,
): boolean {
  return reservation.holdExpiresAt <= now && awaitsPayment(reservation);
}

/** Until when the rooms of a payable reservation are held, in UTC; null if none are. */
export function holdExpiryOf(reservation: Reservation): string | null {
  return payPermission(permissionFactsOf(reservation)).allowed ? reservation.holdExpiresAt : null;
}
