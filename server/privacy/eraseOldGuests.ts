import { and, asc, lt } from 'drizzle-orm';
import { addDays, lagosToday } from '../../machines/shared/stay';
import { reservation } from '../database/schema';
import { namesItsGuest } from '../database/reservationTables';
import type { Context } from '../context';
import { eraseGuests } from './eraseGuests';

const BATCH = 500;
/** What is left is done by the next sweep, so that one of them never runs for long. */
const MAXIMUM_BATCHES = 20;
/** Of the longest year, so that nothing goes before its time. */
const DAYS_OF_YEAR = 366;
/** What stands in an old reservation in place of its guest's name. */
const NO_NAME = '–';

/**
 * Takes the guests out of stays that ended longer ago than they may be kept for, whether they were booked online or at the desk.
 * What the books need stays, and names nobody.
 */
export async function eraseOldGuests({
  clock,
  configuration,
  database,
}: Pick<Context, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const kept = configuration.guestYears * DAYS_OF_YEAR;
  const oldest = addDays(lagosToday(clock.now()), -kept);
  for (let batches = 0; batches < MAXIMUM_BATCHES; batches += 1) {
    const erased = await database.transaction(async (tx) => {
      const old = await tx
        .select({ id: reservation.id })
        .from(reservation)
        .where(and(lt(reservation.checkOut, oldest), namesItsGuest(reservation)))
        .orderBy(asc(reservation.checkOut))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await eraseGuests(tx, ids, NO_NAME);
      return ids.length;
    });
    if (erased < BATCH) return;
  }
}
