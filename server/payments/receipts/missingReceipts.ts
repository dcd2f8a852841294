import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/readAtOnce';
import { rowsOf } from '../../database/rowsOf';
import { receipt, receiptGap, receiptSeries } from '../../database/schema';

/** Consecutive numbers. */
export interface NumberRange {
  first: number;
  last: number;
}

export type ReceiptGap = typeof receiptGap.$inferSelect;

/** What an auditor wants to know about receipt numbers. */
export interface ReceiptNumbers {
  given: number;
  /** The highest number ever issued or skipped. */
  last: number;
  missing: NumberRange[];
  /** Which numbers were skipped, by whom and why. Several gaps may cover one range. */
  gaps: ReceiptGap[];
  /** Missing numbers that no gap explains. */
  unexplained: NumberRange[];
}

async function missingRanges(database: Database): Promise<NumberRange[]> {
  const found = await database.execute(sql`
    select before + 1 as first, number - 1 as last
    from (
      select number, lag(number, 1, 0) over (order by number) as before
      from (select number from ${receipt} union select ${receiptSeries.last} + 1 from ${receiptSeries}) as known
    ) as pairs
    where number > before + 1
    order by number`);
  return rowsOf(found).map(({ first, last }) => ({ first: Number(first), last: Number(last) }));
}

/** The part of a range, from its start, that no other range covers; null if it is covered. */
function uncovered(range: NumberRange, sorted: readonly NumberRange[]): NumberRange | null {
  let { first } = range;
  for (const gap of sorted) {
    if (gap.first <= first && gap.last >= first) first = gap.last + 1;
  }
  return first > range.last ? null : { first, last: range.last };
}

/** Which numbers were issued, which are missing, and the recorded reasons. */
export function receiptNumbers(database: Database): Promise<ReceiptNumbers> {
  return readAtOnce(database, numbersNow);
}

async function numbersNow(database: Database): Promise<ReceiptNumbers> {
  const missing = await missingRanges(database);
  const gaps = await database.select().from(receiptGap).orderBy(asc(receiptGap.first));
  const [series] = await database.select().from(receiptSeries);
  return {
    given: await database.$count(receipt),
    last: series?.last ?? 0,
    missing,
    gaps,
    unexplained: missing.flatMap((range) => uncovered(range, gaps) ?? []),
  };
}
