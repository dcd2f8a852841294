import { and, count, eq, gt, gte, lt, ne, notExists, or } from 'drizzle-orm';
import { roomTypes } from '../../machines/roomTypes';
import type { LagosDate } from '../../machines/stay';
import type { RoomsLeft } from '../../machines/contract/wire';
import { reservation, room, roomNight } from '../db/schema';
import type { Parts } from '../parts';

/**
 * For each room type, how many rooms are free on every night of a stay. A hold that ran out is in
 * nobody's way, swept or not.
 */
export async function roomsLeft(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  checkIn: LagosDate,
  checkOut: LagosDate,
): Promise<RoomsLeft[]> {
  const takenNight = database
    .select({ night: roomNight.night })
    .from(roomNight)
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        eq(roomNight.roomNumber, room.number),
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
        or(ne(reservation.status, 'pending'), gt(reservation.holdExpiresAt, clock.now())),
      ),
    );
  const free = await database
    .select({ roomType: room.roomType, rooms: count() })
    .from(room)
    .where(notExists(takenNight))
    .groupBy(room.roomType);
  return roomTypes.map(({ key, name }) => ({
    roomType: name,
    roomsLeft: free.find(({ roomType }) => roomType === key)?.rooms ?? 0,
  }));
}
