import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { rowsOf } from '../../database/rowsOf';
import { receipt, receiptGap, receiptSeries } from '../../database/schema';

/** Numbers that follow each other. */
export interface NumberRange {
  first: number;
  last: number;
}

export type ReceiptGap = typeof receiptGap.$inferSelect;

/** What an auditor asks of the receipts' numbers. */
export interface ReceiptNumbers {
  given: number;
  /** The highest number that was ever given or left out. */
  last: number;
  missing: NumberRange[];
  /** Who left numbers out, and why; of one range several may tell. */
  gaps: ReceiptGap[];
  /** Missing numbers of which no gap tells. */
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

/** What of a range none of the others covers, from its beginning; null when they cover all of it. */
function uncovered(range: NumberRange, sorted: readonly NumberRange[]): NumberRange | null {
  let { first } = range;
  for (const gap of sorted) {
    if (gap.first <= first && gap.last >= first) first = gap.last + 1;
  }
  return first > range.last ? null : { first, last: range.last };
}

/** Which numbers were given, which are missing, and what is written down of those. */
export async function receiptNumbers(database: Database): Promise<ReceiptNumbers> {
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
