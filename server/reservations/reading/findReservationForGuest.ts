import type { Reservation } from '../../../machines/contract/wire';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import type { Context } from '../../context';
import { toApiReservation } from './toApiReservation';
import { reservationNotFound } from '../errors';
import { findOfGuestWithRooms } from '../reservationsWithRooms';
import { presentToManage } from './presentToManage';
import { timelineFacts } from './timelineFacts';

/**
 * A guest's own reservation as it is now.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function findReservationForGuest(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const found = await findOfGuestWithRooms(database, accountId, id);
  if (!found) throw reservationNotFound();
  return toApiReservation(context, found);
}

/**
 * The same with its timeline and what a refund would return, for managing it.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function findReservationDetails(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const { found, facts } = await readAtOnce(database, async (tx) => {
    const own = await findOfGuestWithRooms(tx, accountId, id);
    if (!own) throw reservationNotFound();
    return { found: own, facts: await timelineFacts(tx, own.row.id) };
  });
  return presentToManage(context, found, facts);
}
