import { and, asc, lt } from 'drizzle-orm';
import { addDays, lagosToday } from '../../machines/shared/stay';
import { reservation } from '../database/schema';
import { namesItsGuest } from '../database/reservationTables';
import type { Context } from '../context';
import { eraseGuests } from './eraseGuests';

const BATCH = 500;
/** The next sweep does the rest, so that one sweep never runs for long. */
const MAXIMUM_BATCHES = 20;
/** Of a leap year, so that nothing is erased too early. */
const DAYS_OF_YEAR = 366;
/** Replaces the guest's name in an old reservation. */
const NO_NAME = '–';

/**
 * Erases the guests of stays that ended longer ago than guests may be kept, whether booked online or at the desk.
 * What the books need stays, without a name.
 */
export async function eraseOldGuests({
  clock,
  configuration,
  database,
}: Pick<Context, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const retentionDays = configuration.guestYears * DAYS_OF_YEAR;
  const oldest = addDays(lagosToday(clock.now()), -retentionDays);
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
