import { and, asc, eq, gte, max, min } from 'drizzle-orm';
import type { RoomTypeName } from '../../machines/contract/wire';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, type LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { reservation, room, roomClosure, roomNight } from '../database/schema';
import { inRoomOrder } from './numberedRoom';
import { printableText } from '../shared/printableText';

/** Nights on which a room is closed, from today on. */
interface OpenClosure {
  from: LagosDate;
  /** The first day on which it can be sold again. */
  to: LagosDate;
  why: string;
  by: string;
}

export interface ListedRoom {
  number: string;
  roomType: RoomTypeName;
  /** The reservation that has it tonight. */
  tonight: string | null;
  closures: OpenClosure[];
}

/** The name of a room type. @throws Error if there is none with this key */
export function roomTypeName(key: string): RoomTypeName {
  const found = roomTypes.find((type) => type.key === key);
  if (!found) throw new Error(`Unknown room type ${key}`);
  return found.name;
}

/** Every room of the hotel, with tonight's reservation and its closures. */
export function listRooms(database: Database, today: LagosDate): Promise<ListedRoom[]> {
  return readAtOnce(database, (tx) => roomsNow(tx, today));
}

/** The same within a transaction. */
export async function roomsNow(database: Database, today: LagosDate): Promise<ListedRoom[]> {
  const rooms = await database.select().from(room);
  const guests = await database
    .select({ number: roomNight.roomNumber, name: reservation.name })
    .from(roomNight)
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(eq(roomNight.night, today));
  const closures = await database
    .select({
      number: roomNight.roomNumber,
      first: min(roomNight.night),
      last: max(roomNight.night),
      why: roomClosure.why,
      by: roomClosure.closedBy,
    })
    .from(roomNight)
    .innerJoin(roomClosure, eq(roomClosure.id, roomNight.closureId))
    .where(and(gte(roomNight.night, today)))
    .groupBy(roomNight.roomNumber, roomClosure.id)
    .orderBy(asc(min(roomNight.night)));
  const keys = new Map(rooms.map(({ number, roomType }) => [number, roomType]));
  return inRoomOrder([...keys.keys()]).map((number) => {
    const guest = guests.find((one) => one.number === number);
    return {
      number,
      roomType: roomTypeName(keys.get(number) ?? ''),
      tonight: guest ? printableText(guest.name) : null,
      closures: closures
        .filter((one) => one.number === number)
        .flatMap(({ first, last, why, by }) =>
          first === null || last === null ? [] : [{ from: first, to: addDays(last, 1), why, by }],
        ),
    };
  });
}
