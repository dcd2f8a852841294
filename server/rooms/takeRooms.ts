import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { eachNight } from '../../machines/shared/stay';
import { preparedOnce, isAmong } from '../database/preparedOnce';
import type { Database } from '../database/database';
import { room, roomNight, type reservation } from '../database/schema';
import { chooseRooms, type NumberedRoom, type WantedRooms } from './chooseRooms';
import { releaseRooms } from './releaseRooms';
import { inRoomOrder } from './roomOrder';

type Stay = Pick<typeof reservation.$inferSelect, 'id' | 'checkIn' | 'checkOut'>;

const TRIES = 3;

const roomsToLock = preparedOnce((tx) =>
  tx
    .select({ number: room.number, roomType: room.roomType })
    .from(room)
    .where(isAmong(room.roomType, 'roomTypes'))
    .orderBy(asc(room.number))
    .for('no key update')
    .prepare('rooms_to_lock'),
);

/**
 * Locks the rooms of the types, in one order for everybody: whoever wants rooms of a type waits for
 * whoever is taking some. This lock lets the foreign keys of room nights pass.
 */
export function lockRooms(tx: Database, roomTypes: readonly string[]): Promise<NumberedRoom[]> {
  return roomsToLock(tx).execute({ roomTypes });
}

const takenAmong = preparedOnce((tx) =>
  tx
    .selectDistinct({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(
      and(
        isAmong(roomNight.roomNumber, 'numbers'),
        gte(roomNight.night, sql.placeholder('checkIn')),
        lt(roomNight.night, sql.placeholder('checkOut')),
      ),
    )
    .prepare('taken_among'),
);

/** Those rooms that nobody has, and that are open, in every night of a stay. */
export async function freeAmong(
  tx: Database,
  rooms: readonly NumberedRoom[],
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
): Promise<NumberedRoom[]> {
  const numbers = rooms.map(({ number }) => number);
  const taken = await takenAmong(tx).execute({ numbers, checkIn, checkOut });
  const takenNumbers = new Set(taken.map(({ number }) => number));
  return rooms.filter(({ number }) => !takenNumbers.has(number));
}

/** Writes the nights down; false, and none of them, when somebody had one of them first. */
async function takeNights(tx: Database, stay: Stay, numbers: readonly string[]): Promise<boolean> {
  const nights = numbers.flatMap((roomNumber) =>
    eachNight(stay.checkIn, stay.checkOut).map((night) => ({
      roomNumber,
      night,
      reservationId: stay.id,
    })),
  );
  const taken = await tx
    .insert(roomNight)
    .values(nights)
    .onConflictDoNothing()
    .returning({ night: roomNight.night });
  if (taken.length === nights.length) return true;
  await releaseRooms(tx, stay.id);
  return false;
}

/**
 * Takes numbered rooms for every night of a reservation that holds none, all or nothing. The primary key of room
 * nights makes a double booking impossible; the locks before it only make everybody's turn come. A hold that ran out
 * but was not ended yet still has its rooms: whoever reserves calls `reserveRooms`, which ends those first.
 * @param wanted what the reservation asked for
 * @param preferred numbers of rooms to take where they are free
 * @returns their numbers, in the order of the house; null when not enough rooms are free
 */
export async function takeRooms(
  tx: Database,
  stay: Stay,
  wanted: readonly WantedRooms[],
  preferred: readonly string[] = [],
): Promise<string[] | null> {
  if (wanted.length === 0) return [];
  const rooms = await lockRooms(
    tx,
    wanted.map(({ roomType }) => roomType),
  );
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chosen = chooseRooms(wanted, await freeAmong(tx, rooms, stay), preferred);
    if (!chosen) return null;
    const numbers = inRoomOrder(chosen);
    if (await takeNights(tx, stay, numbers)) return numbers;
  }
  return null;
}
