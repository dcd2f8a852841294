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

/** The nights for which every room is taken or closed; a hold that ran out is in nobody's way. */
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
 * The nights for which nobody can book a room of any type. Rooms that only unpaid reservations can't take
 * now are free here: that passes within minutes, and the check of a stay tells it.
 */
export async function soldOutNights(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  nights: Nights,
): Promise<LagosDate[]> {
  const full = await fullNights(database, clock.now(), nights);
  return full.map(({ night }) => night);
}
