import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import { eachNight } from '../../machines/stay';
import type { Database } from '../db/database';
import { room, roomNight } from '../db/schema';
import type { Parts } from '../parts';
import { chooseRooms, type NumberedRoom } from './chooseRooms';
import { freeRooms } from './freeRooms';
import { expireHoldsInTheWay } from './holds';
import { allocationsOf, type ReservationRow } from './queries';

type Stay = Pick<ReservationRow, 'id' | 'checkIn' | 'checkOut'>;

const TRIES = 3;

/**
 * Locks the rooms of the types, in one order for everybody: whoever wants rooms of a type waits for
 * whoever is taking some. This lock lets the foreign keys of room nights pass.
 */
function lockRooms(tx: Database, roomTypes: readonly string[]): Promise<NumberedRoom[]> {
  return tx
    .select({ number: room.number, roomType: room.roomType })
    .from(room)
    .where(inArray(room.roomType, [...roomTypes]))
    .orderBy(asc(room.number))
    .for('no key update');
}

async function freeAmong(
  tx: Database,
  rooms: readonly NumberedRoom[],
  stay: Stay,
): Promise<NumberedRoom[]> {
  const numbers = rooms.map(({ number }) => number);
  const taken = await tx
    .selectDistinct({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(
      and(
        inArray(roomNight.roomNumber, numbers),
        gte(roomNight.night, stay.checkIn),
        lt(roomNight.night, stay.checkOut),
      ),
    );
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
  await freeRooms(tx, stay.id);
  return false;
}

/**
 * Takes numbered rooms for every night of a reservation that holds none, all or nothing. Holds that
 * ran out are ended where they stand in the way. The primary key of room nights makes a double
 * booking impossible; the locks before it only make everybody's turn come.
 * @param preferred numbers of rooms to take where they are free
 * @returns false when not enough rooms are free
 */
export async function takeRooms(
  tx: Database,
  parts: Pick<Parts, 'clock' | 'chance' | 'configuration'>,
  stay: Stay,
  preferred: readonly string[] = [],
): Promise<boolean> {
  const wanted = await allocationsOf(tx, stay.id);
  if (wanted.length === 0) return true;
  const roomTypes = wanted.map(({ roomType }) => roomType);
  await expireHoldsInTheWay(tx, parts, stay, roomTypes);
  const rooms = await lockRooms(tx, roomTypes);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const numbers = chooseRooms(wanted, await freeAmong(tx, rooms, stay), preferred);
    if (!numbers) return false;
    if (await takeNights(tx, stay, numbers)) return true;
  }
  return false;
}
