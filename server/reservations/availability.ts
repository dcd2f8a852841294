import { and, count, eq, gt, gte, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { roomTypes } from '../../machines/shared/roomTypes';
import type { LagosDate } from '../../machines/shared/stay';
import type { RoomsLeft } from '../../machines/contract/wire';
import { builtOnce } from '../db/builtOnce';
import { reservation, room, roomNight } from '../db/schema';
import type { Parts } from '../parts/parts';
import { unpaidByRoomType, unpaidRoomsLeft } from './unpaidBounds';

/** Free rooms by type, over every night of a stay, beside the bounds of what is held unpaid. */
const freeByRoomType = builtOnce((database) => {
  const checkIn = sql.placeholder('checkIn');
  const checkOut = sql.placeholder('checkOut');
  const now = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);
  const takenNight = database
    .select({ night: roomNight.night })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        eq(roomNight.roomNumber, room.number),
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
        or(
          isNotNull(roomNight.closureId),
          ne(reservation.status, 'pending'),
          gt(reservation.holdExpiresAt, now),
        ),
      ),
    );
  const free = database
    .select({ roomType: room.roomType, rooms: count().as('free') })
    .from(room)
    .where(notExists(takenNight))
    .groupBy(room.roomType)
    .as('free');
  const unpaid = unpaidByRoomType(database, now, { checkIn, checkOut });
  return database
    .select({
      roomType: unpaid.roomType,
      stock: unpaid.stock,
      held: unpaid.held,
      free: free.rooms,
    })
    .from(unpaid)
    .innerJoin(free, eq(free.roomType, unpaid.roomType))
    .prepare('free_by_room_type');
});

/**
 * For each room type, how many rooms are free on every night of a stay. A hold that ran out is in
 * nobody's way, swept or not; closed rooms, and rooms that unpaid reservations can't take now, are not counted.
 */
export async function roomsLeft(
  { database, clock, configuration }: Pick<Parts, 'database' | 'clock' | 'configuration'>,
  checkIn: LagosDate,
  checkOut: LagosDate,
): Promise<RoomsLeft[]> {
  const types = await freeByRoomType(database).execute({ checkIn, checkOut, now: clock.now() });
  return roomTypes.map(({ key, name, sleeps }) => {
    const type = types.find(({ roomType }) => roomType === key);
    const left = type ? Math.min(type.free, unpaidRoomsLeft({ configuration }, type)) : 0;
    return { roomType: name, roomsLeft: Math.max(0, left), sleeps };
  });
}
