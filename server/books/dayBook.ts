import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hotel } from '../../hotel/hotel';
import {
  addDays,
  businessDay,
  businessHours,
  eachNight,
  type LagosDate,
} from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { dayBook, reservationEvent } from '../database/schema';

/** The entries about a day, the oldest first. */
export function dayBookOf(database: Database, date: LagosDate) {
  return database.select().from(dayBook).where(eq(dayBook.date, date)).orderBy(asc(dayBook.id));
}

/** The closing that counts: the newest one, unless the day was opened again since. */
export function closingIn(book: readonly (typeof dayBook.$inferSelect)[]) {
  const last = book.findLast(({ kind }) => kind === 'closed' || kind === 'reopened');
  return last?.kind === 'closed' ? last : undefined;
}

/** The business day of the hotel's first booking; null before there is one. */
export async function firstDayOf(database: Database): Promise<LagosDate | null> {
  const [first] = await database
    .select({ at: reservationEvent.at })
    .from(reservationEvent)
    .orderBy(asc(reservationEvent.id))
    .limit(1);
  return first ? businessDay(first.at, hotel.businessDayEnds) : null;
}

/** For so many days the desk is reminded of a day that nobody closed; of one that was opened again, for good. */
const REMINDED_DAYS = 7;

/** The business days before today that are open, the oldest first. */
export async function openDays(database: Database, today: LagosDate): Promise<LagosDate[]> {
  const first = await firstDayOf(database);
  if (first === null) return [];
  const entries = await database
    .select({ date: dayBook.date, kind: dayBook.kind })
    .from(dayBook)
    .where(and(lt(dayBook.date, today), inArray(dayBook.kind, ['closed', 'reopened'])))
    .orderBy(asc(dayBook.id));
  const states = new Map(entries.map(({ date, kind }) => [date, kind]));
  const since = addDays(today, -REMINDED_DAYS);
  const recent = eachNight(first > since ? first : since, today);
  const reopened = [...states].flatMap(([date, kind]) => (kind === 'reopened' ? date : []));
  const open = recent.filter((date) => !states.has(date));
  return [...new Set([...reopened, ...open])].sort();
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
