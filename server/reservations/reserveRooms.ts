import { lagosToday, nightsBetween } from '../../machines/shared/stay';
import { awaitInOrder } from '../database/statements';
import type { Database } from '../database/database';
import type { Context } from '../context';
import type { WantedRooms } from '../rooms/numberedRoom';
import { releaseRooms, assignFreeRooms, finishAssignment, lockRooms } from '../rooms/takeRooms';
import { expireBlockingHolds, lockBlockingHolds } from './holds/expireHold';
import { makeRoom } from './makeRoom';
import type { ReservationRow } from './queries';

/**
 * Assigns numbered rooms for every night to a reservation that has none, all or nothing. The primary key of room nights
 * makes a double booking impossible; the locks only make transactions queue up, until they end. Expired holds that
 * block the rooms are ended first. If a type has none for all nights, other stays move, where they can.
 * @param wanted what the reservation asked for
 * @param preferred numbers of rooms to assign if they are free
 * @returns their numbers, in the hotel's order; null if not enough rooms can be had
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
  const assign = (numbers = preferred) => assignFreeRooms(tx, row, today, wanted, numbers);
  const [blocking, , first] = await awaitInOrder([
    lockBlockingHolds(tx, context, row, roomTypes),
    lockRooms(tx, roomTypes),
    assign(),
  ]);
  if (blocking.length > 0) {
    await expireBlockingHolds(tx, context, blocking);
    await releaseRooms(tx, row.id);
  }
  const second = blocking.length > 0 ? await assign() : first;
  const found = await finishAssignment(tx, row.id, second, assign);
  // For one night nothing is won by moving others.
  if (found !== null || nightsBetween(row.checkIn, row.checkOut) < 2) return found;
  const freed = await makeRoom(tx, context, row, wanted);
  if (freed === null) return null;
  return finishAssignment(tx, row.id, await assign(freed), () => assign(freed));
}
