import type { Database } from '../database/database';
import { lockReservation, type ReservationRow } from './queries';
import { reservationNotFound } from './errors';

/**
 * Locks a guest's own reservation for the rest of the transaction.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function lockForGuest(
  tx: Database,
  accountId: string,
  id: string,
): Promise<ReservationRow> {
  const row = await lockReservation(tx, id);
  if (row?.accountId !== accountId) throw reservationNotFound();
  return row;
}
