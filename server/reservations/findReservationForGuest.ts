import type { Reservation } from '../../machines/contract/wire';
import type { Database } from '../db/database';
import type { Parts } from '../parts';
import { findOwnReservation } from './queries';
import { reservationNotFound } from './refusals';
import { showReservation } from './showReservations';

/**
 * A guest's own reservation as it stands now.
 * @throws Refusal 404 `reservation_not_found`, the same for somebody else's, an unknown and a malformed id
 */
export async function findReservationForGuest(
  database: Database,
  parts: Pick<Parts, 'clock' | 'configuration'>,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const row = await findOwnReservation(database, accountId, id);
  if (!row) throw reservationNotFound();
  return showReservation(database, parts, row);
}
