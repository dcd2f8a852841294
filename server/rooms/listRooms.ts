import { and, asc, eq, gte, max, min } from 'drizzle-orm';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, type LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/readAtOnce';
import { reservation, room, roomClosure, roomNight } from '../database/schema';
import { inRoomOrder } from './roomOrder';
import { printableText } from '../shared/printableText';

/** Nights on which a room is closed, from today on. */
export interface OpenClosure {
  from: LagosDate;
  /** The first day on which it can be sold again. */
  to: LagosDate;
  why: string;
  by: string;
}

export interface ListedRoom {
  number: string;
  roomType: string;
  /** The reservation that has it tonight. */
  tonight: string | null;
  closures: OpenClosure[];
}

/** Every room of the hotel, with tonight's reservation and its closures. */
export function listRooms(database: Database, today: LagosDate): Promise<ListedRoom[]> {
  return readAtOnce(database, (tx) => roomsNow(tx, today));
}

async function roomsNow(database: Database, today: LagosDate): Promise<ListedRoom[]> {
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
  return inRoomOrder(rooms.map(({ number }) => number)).map((number) => {
    const key = rooms.find((one) => one.number === number)?.roomType;
    const guest = guests.find((one) => one.number === number);
    return {
      number,
      roomType: roomTypes.find((type) => type.key === key)?.name ?? String(key),
      tonight: guest ? printableText(guest.name) : null,
      closures: closures
        .filter((one) => one.number === number)
        .flatMap(({ first, last, why, by }) =>
          first === null || last === null ? [] : [{ from: first, to: addDays(last, 1), why, by }],
        ),
    };
  });
}
