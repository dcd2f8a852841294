import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hotel } from '../../../hotel/hotel';
import { addDays, businessHours, type LagosDate } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { dayBook } from '../../database/schema';

/** The entries about a day, the oldest first. */
export function dayBookOf(database: Database, date: LagosDate) {
  return database.select().from(dayBook).where(eq(dayBook.date, date)).orderBy(asc(dayBook.id));
}

/** A day that was closed before business days were known ran from midnight to midnight. */
const MIDNIGHT = '00:00';

/**
 * The instants from which a business day runs, and before which it ends. A closed day keeps the hour of its closing, and
 * the day after it begins where it ended, so that each payment belongs to one day.
 */
export async function hoursOf(
  database: Database,
  date: LagosDate,
): Promise<{ from: Date; to: Date }> {
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  const closings = await database
    .select({ day: dayBook.date, endsAt: dayBook.endsAt })
    .from(dayBook)
    .where(and(inArray(dayBook.date, [before, date, after]), eq(dayBook.kind, 'closed')))
    .orderBy(asc(dayBook.id));
  const closingOf = (day: LagosDate) => closings.find((one) => one.day === day);
  const beginningOf = (day: LagosDate) => {
    const last = closingOf(addDays(day, -1));
    if (last) return last.endsAt ?? MIDNIGHT;
    return closingOf(day)?.endsAt === null ? MIDNIGHT : hotel.businessDayEnds;
  };
  const { from } = businessHours(date, beginningOf(date));
  return { from, to: businessHours(date, beginningOf(after)).to };
}

/** Matches what was done within some hours. */
export const isWithin = (at: PgColumn, { from, to }: { from: Date; to: Date }) =>
  and(gte(at, from), lt(at, to));
