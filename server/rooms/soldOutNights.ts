import { and, asc, eq, exists, gte, lt, lte, notExists, sql } from 'drizzle-orm';
import type { NextFreeDates } from '../../machines/contract/wire';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, type LagosDate, nightsBetween } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { Database } from '../database/database';
import { reservation, room, roomNight, roomPrice } from '../database/schema';
import type { Context } from '../context';
import { isTaken } from './unpaidRooms';

/** Some nights: from the first one to the day after the last one. */
export interface Nights {
  from: LagosDate;
  to: LagosDate;
}

/** The nights on which every room is taken or closed. Expired holds don't count. */
export function fullNights(database: Database, now: Date, { from, to }: Nights) {
  return database
    .select({ night: roomNight.night })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(and(gte(roomNight.night, from), lt(roomNight.night, to), isTaken(now)))
    .groupBy(roomNight.night)
    .having(sql`count(*) >= (select count(*) from ${room})`)
    .orderBy(asc(roomNight.night));
}

/**
 * The nights on which no room of any type can be booked. Rooms that only unpaid reservations can't take now count as
 * free here: that passes within minutes, and the availability check of a stay covers it.
 */
export async function soldOutNights(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  nights: Nights,
): Promise<LagosDate[]> {
  const full = await fullNights(database, clock.now(), nights);
  return full.map(({ night }) => night);
}

/** How much later than the wanted stay another one is looked for, in days. */
const DAYS_LOOKED_AHEAD = 60;

/**
 * For each room type, the first later stay of as many nights for which it has a price and a free room; without the types
 * that have none. What only unpaid reservations can't take now counts as free here too.
 */
export async function nextFreeDates(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { checkIn, checkOut }: StayDates,
): Promise<NextFreeDates['rooms']> {
  const nights = nightsBetween(checkIn, checkOut);
  const day = sql<LagosDate>`(${checkIn}::date + later)`;
  const takenNight = database
    .select({ night: roomNight.night })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        eq(roomNight.roomNumber, room.number),
        gte(roomNight.night, day),
        lt(roomNight.night, sql`${day} + ${nights}::int`),
        isTaken(clock.now()),
      ),
    );
  const isPriced = and(eq(roomPrice.roomType, room.roomType), lte(roomPrice.validFrom, day));
  const price = database.select().from(roomPrice).where(isPriced);
  const found = await database
    .select({ roomType: room.roomType, later: sql<number>`min(later)`.mapWith(Number) })
    .from(room)
    .innerJoin(sql`generate_series(1, ${DAYS_LOOKED_AHEAD}::int) as later`, sql`true`)
    .where(and(exists(price), notExists(takenNight)))
    .groupBy(room.roomType);
  return roomTypes.flatMap(({ key, name }) => {
    const later = found.find(({ roomType }) => roomType === key)?.later;
    if (later === undefined) return [];
    return [
      { roomType: name, checkIn: addDays(checkIn, later), checkOut: addDays(checkOut, later) },
    ];
  });
}
