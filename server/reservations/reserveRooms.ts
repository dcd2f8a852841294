import type { Database } from '../database/database';
import type { Context } from '../context';
import type { WantedRooms } from '../rooms/numberedRoom';
import { takeRooms } from '../rooms/takeRooms';
import { expireBlockingHolds, lockBlockingHolds } from './holds/expireHold';
import type { ReservationRow } from './queries';

/**
 * Takes numbered rooms for every night of a reservation that holds none, all or nothing. Ends expired holds that
 * block them first.
 * @param wanted what the reservation asked for
 * @param preferred numbers of rooms to take if they are free
 * @returns their numbers, in the hotel's order; null if not enough rooms are free
 */
export async function reserveRooms(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  row: Pick<ReservationRow, 'id' | 'checkIn' | 'checkOut'>,
  wanted: readonly WantedRooms[],
  preferred: readonly string[] = [],
): Promise<string[] | null> {
  const roomTypes = wanted.map(({ roomType }) => roomType);
  if (roomTypes.length === 0) return [];
  await expireBlockingHolds(tx, context, await lockBlockingHolds(tx, context, row, roomTypes));
  return takeRooms(tx, row, wanted, preferred);
}
