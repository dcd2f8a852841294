import type { Receipt, Reservation } from '../contract/wire';
import { payPermission, permissionFactsOf } from './policy';
import { awaitsPayment, hasTag, statusOf, type StatusFields } from './reservationStatus';

const MS_PER_MINUTE = 60_000;

/** A response of the server and when it came by the server's clock (UTC); null if that is not known. */
export type WithReceivedAt<T> = T & { receivedAt: string | null };

/**
 * Until when an unpaid reservation holds its rooms, in UTC; null if it holds none. The server has just said that it is
 * unpaid, so a hold that was over by then is ignored.
 */
export function heldUntil(
  reservation: Reservation | Receipt | null,
  receivedAt: string | null,
): string | null {
  if (reservation === null || !('holdExpiresAt' in reservation)) return null;
  if (!awaitsPayment(statusOf(reservation))) return null;
  const { holdExpiresAt } = reservation;
  if (holdExpiresAt === null || receivedAt === null) return holdExpiresAt;
  return Date.parse(receivedAt) < Date.parse(holdExpiresAt) ? holdExpiresAt : null;
}

/**
 * How long a reservation still holds its rooms, in milliseconds from `receivedAt`; null if it holds none, or if the
 * server's time is not known: then only the server ends a hold.
 */
export function holdRemainingMs(
  reservation: Reservation | Receipt | null,
  receivedAt: string | null,
): number | null {
  const until = heldUntil(reservation, receivedAt);
  if (until === null || receivedAt === null) return null;
  return Date.parse(until) - Date.parse(receivedAt);
}

/** Whether the time to pay is over, even if the status has not been updated yet. */
export function isHoldExpired(
  reservation: StatusFields & { holdExpiresAt: Date },
  now: Date,
): boolean {
  return reservation.holdExpiresAt <= now && hasTag(reservation, 'runsOut');
}

/** Until when the rooms of a payable reservation are held, in UTC; null if none are. */
export function holdExpiryOf(reservation: Reservation): string | null {
  return payPermission(permissionFactsOf(reservation)).allowed ? reservation.holdExpiresAt : null;
}

/** The time left to pay for held rooms: whole minutes, or none; null while the server's time is not known. */
export type TimeLeft = number | 'none' | null;

/**
 * The time left at a look at the clock. It is read from the clock instead of counted, because timers stop while a phone
 * sleeps.
 * @param heldUntil until when the rooms are held, in UTC
 * @param now the server's time; null if it is not known
 */
export function timeLeftAt(heldUntil: string, now: Date | null): TimeLeft {
  if (now === null) return null;
  const leftMs = Date.parse(heldUntil) - now.getTime();
  return leftMs > 0 ? Math.floor(leftMs / MS_PER_MINUTE) : 'none';
}
