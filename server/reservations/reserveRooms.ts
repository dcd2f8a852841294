import { lagosToday } from '../../machines/shared/stay';
import { awaitInOrder } from '../database/statements';
import type { Database } from '../database/database';
import type { Context } from '../context';
import type { WantedRooms } from '../rooms/numberedRoom';
import { releaseRooms, assignFreeRooms, finishAssignment, lockRooms } from '../rooms/takeRooms';
import { expireBlockingHolds, lockBlockingHolds } from './holds/expireHold';
import type { ReservationRow } from './queries';

/**
 * Assigns numbered rooms for every night to a reservation that has none, all or nothing. The primary key of room nights
 * makes a double booking impossible; the locks only make transactions queue up, until they end. Expired holds that
 * block the rooms are ended first.
 * @param wanted what the reservation asked for
 * @param preferred numbers of rooms to assign if they are free
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
  const today = lagosToday(context.clock.now());
  const assign = () => assignFreeRooms(tx, row, today, wanted, preferred);
  const [blocking, , first] = await awaitInOrder([
    lockBlockingHolds(tx, context, row, roomTypes),
    lockRooms(tx, roomTypes),
    assign(),
  ]);
  if (blocking.length === 0) return finishAssignment(tx, row.id, first, assign);
  await expireBlockingHolds(tx, context, blocking);
  await releaseRooms(tx, row.id);
  return finishAssignment(tx, row.id, await assign(), assign);
}
