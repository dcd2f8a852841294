import { and, asc, eq, gt, gte, isNotNull, lt, or, sql, not } from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { reservation, room, roomNight } from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import type { Context } from '../context';

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
    .where(
      and(
        gte(roomNight.night, from),
        lt(roomNight.night, to),
        or(
          isNotNull(roomNight.closureId),
          not(whereTag(reservation, 'awaitsPayment')),
          gt(reservation.holdExpiresAt, now),
        ),
      ),
    )
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
