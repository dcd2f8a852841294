import { and, count, eq, gt, gte, isNotNull, lt, ne, notExists, or } from 'drizzle-orm';
import { roomTypes } from '../../machines/shared/roomTypes';
import type { LagosDate } from '../../machines/shared/stay';
import type { RoomsLeft } from '../../machines/contract/wire';
import { reservation, room, roomNight } from '../db/schema';
import type { Parts } from '../parts/parts';
import { unpaidByRoomType, unpaidRoomsLeft } from './unpaidBounds';

/**
 * For each room type, how many rooms are free on every night of a stay. A hold that ran out is in
 * nobody's way, swept or not; closed rooms, and rooms that unpaid reservations can't take now, are not counted.
 */
export async function roomsLeft(
  { database, clock, configuration }: Pick<Parts, 'database' | 'clock' | 'configuration'>,
  checkIn: LagosDate,
  checkOut: LagosDate,
): Promise<RoomsLeft[]> {
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
          gt(reservation.holdExpiresAt, clock.now()),
        ),
      ),
    );
  const free = database
    .select({ roomType: room.roomType, rooms: count().as('free') })
    .from(room)
    .where(notExists(takenNight))
    .groupBy(room.roomType)
    .as('free');
  const unpaid = unpaidByRoomType(database, clock.now(), { checkIn, checkOut });
  const types = await database
    .select({
      roomType: unpaid.roomType,
      stock: unpaid.stock,
      held: unpaid.held,
      free: free.rooms,
    })
    .from(unpaid)
    .innerJoin(free, eq(free.roomType, unpaid.roomType));
  return roomTypes.map(({ key, name }) => {
    const type = types.find(({ roomType }) => roomType === key);
    const left = type ? Math.min(type.free, unpaidRoomsLeft({ configuration }, type)) : 0;
    return { roomType: name, roomsLeft: Math.max(0, left) };
  });
}
