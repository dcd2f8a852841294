import { and, asc, eq, gte, lt, min, sql } from 'drizzle-orm';
import type { NextFreeDates } from '../../machines/contract/wire';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { reservation, room, roomNight, roomPrice } from '../database/schema';
import type { Context } from '../context';
import { roomsToBeHad } from './rearrange';
import { roomsAround, spanOf, type Nights } from './roomsAround';
import { isTaken } from './unpaidRooms';

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
 * For each room type, the first later stay of as many nights for which it has a price and a room can be had, if others
 * move; without the types that have none. What only unpaid reservations can't take now counts as free here too.
 */
export async function nextFreeDates(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { checkIn, checkOut }: StayDates,
): Promise<NextFreeDates['rooms']> {
  const now = clock.now();
  const last = addDays(checkOut, DAYS_LOOKED_AHEAD);
  const roomTypeKeys = roomTypes.map(({ key }) => key);
  const nights = { from: addDays(checkIn, 1), to: last };
  const [priced, around] = await readAtOnce(database, async (tx) => [
    await tx
      .select({ roomType: roomPrice.roomType, from: min(roomPrice.validFrom) })
      .from(roomPrice)
      .groupBy(roomPrice.roomType),
    await roomsAround(tx, { roomTypes: roomTypeKeys, nights, now, today: lagosToday(now) }),
  ]);
  return roomTypes.flatMap(({ key, name }) => {
    const rooms = around.get(key);
    const first = priced.find(({ roomType }) => roomType === key)?.from ?? last;
    for (let later = 1; later <= DAYS_LOOKED_AHEAD; later += 1) {
      const stay = { checkIn: addDays(checkIn, later), checkOut: addDays(checkOut, later) };
      const asked = spanOf({ from: stay.checkIn, to: stay.checkOut });
      if (stay.checkIn >= first && rooms && roomsToBeHad(rooms, asked, 1) > 0) {
        return [{ roomType: name, ...stay }];
      }
    }
    return [];
  });
}
