import { and, asc, eq, max, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { deskPayment, receipt, receiptGap, receiptSeries } from '../database/schema';
import type { Context } from '../context';
import { readAtOnce } from '../database/transactions';
import { rowsOf } from '../database/statements';

export type ReceiptRow = typeof receipt.$inferSelect;

const DIGITS = 6;

/** A receipt's number as printed, such as `000042`. */
export function receiptNumber({ number }: Pick<ReceiptRow, 'number'>): string {
  return String(number).padStart(DIGITS, '0');
}

/**
 * Returns a paid reservation's receipt, and issues it with the next number if there is none. Call it last in the
 * transaction that settles: other receipts wait until that ends, and a rollback frees the number, so that none is
 * ever missing.
 */
export async function issueReceipt(
  tx: Database,
  context: Pick<Context, 'clock'>,
  reservationId: string,
): Promise<ReceiptRow> {
  const given = await wholeReceiptOf(tx, reservationId);
  return given ?? insertReceipt(tx, context, { reservationId, paymentId: null, replaces: null });
}

/** The receipt of a stay that is paid in full; null for none, or once another one has replaced it. */
export async function wholeReceiptOf(
  database: Database,
  reservationId: string,
): Promise<ReceiptRow | null> {
  const isReplaced = sql`exists (select from ${receipt} later where later.replaces = ${receipt.number})`;
  const [given] = await database
    .select()
    .from(receipt)
    .where(and(eq(receipt.reservationId, reservationId), not(isReplaced)));
  return given ?? null;
}

/**
 * Issues the receipt of a payment anew, of which less was taken than it says: under the next number, which names the
 * one that it replaces. The receipt of the whole stay counts no more either.
 */
export async function replaceReceipt(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { reservationId, paymentId }: { reservationId: string; paymentId: string },
): Promise<ReceiptRow> {
  const own = await partReceiptsOf(tx, eq(receipt.paymentId, paymentId));
  const before = (await wholeReceiptOf(tx, reservationId)) ?? own.get(paymentId);
  const replaces = before?.number ?? null;
  return insertReceipt(tx, context, { reservationId: null, paymentId, replaces });
}

/**
 * Issues the receipt of a payment at the desk for a part of a price, or for extras, in the same series. Call it last in
 * the transaction that takes the payment, as above.
 */
export const issuePartReceipt = (
  tx: Database,
  context: Pick<Context, 'clock'>,
  paymentId: string,
): Promise<ReceiptRow> =>
  insertReceipt(tx, context, { reservationId: null, paymentId, replaces: null });

async function insertReceipt(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  subject: Omit<ReceiptRow, 'number' | 'issuedAt'>,
): Promise<ReceiptRow> {
  const issued = { ...subject, number: await nextReceiptNumber(tx), issuedAt: clock.now() };
  await tx.insert(receipt).values(issued);
  return issued;
}

/** The latest receipt of each of a reservation's payments at the desk, by the payment's id as it was first entered. */
export async function partReceiptsOf(
  database: Database,
  which: SQL | undefined,
): Promise<ReadonlyMap<string, ReceiptRow>> {
  const rows = await database
    .select({ receipt })
    .from(receipt)
    .innerJoin(deskPayment, eq(deskPayment.id, receipt.paymentId))
    .where(which)
    .orderBy(asc(receipt.number));
  return new Map(rows.map(({ receipt: row }) => [row.paymentId ?? '', row]));
}

/**
 * More receipts than a hotel of this size issues in a day. After a restore, when the lost database's last number is
 * unknown, this many numbers are skipped for each day since the backup.
 */
export const RESERVE_A_DAY = 1_000;

/** The database that issues the numbers, and the highest it ever issued. */
export interface ReceiptSeries {
  id: string;
  last: number;
}

/** The highest number among the existing receipts; 0 if there is none. */
export async function highestReceipt(tx: Database): Promise<number> {
  const [highest] = await tx.select({ number: max(receipt.number) }).from(receipt);
  return highest?.number ?? 0;
}

/**
 * The current state of the series. A server of the previous version, which may run beside this one, counts only the
 * receipts.
 * @throws Error if the database has lost its series
 */
export async function receiptSeriesOf(tx: Database): Promise<ReceiptSeries> {
  const [series] = await tx.select().from(receiptSeries);
  if (!series) throw new Error('The database has no series of receipt numbers');
  return { id: series.id, last: Math.max(series.last, await highestReceipt(tx)) };
}

/** The next number. A lock keeps other transactions from getting it, and a rollback frees it. */
async function nextReceiptNumber(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ${receipt} in share row exclusive mode`);
  const { last } = await receiptSeriesOf(tx);
  await tx.update(receiptSeries).set({ last: last + 1 });
  return last + 1;
}

/** Makes the next receipt get the number after `last`, and records who skipped those before it, and why. */
export async function leaveOutReceipts(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { last, by, why }: { last: number; by: string; why: string },
): Promise<void> {
  await tx.update(receiptSeries).set({ last });
  const first = (await highestReceipt(tx)) + 1;
  if (first > last) return;
  await tx.insert(receiptGap).values({ id: random.uuid(), first, last, at: clock.now(), by, why });
}

/** Consecutive numbers. */
export interface NumberRange {
  first: number;
  last: number;
}

type ReceiptGap = typeof receiptGap.$inferSelect;

/** An auditor's view of the receipt numbers. */
export interface ReceiptNumbers {
  given: number;
  /** The highest number ever issued or skipped. */
  last: number;
  missing: NumberRange[];
  /** The skipped numbers, with who skipped them and why. Several gaps may cover one range. */
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

/** Lists the numbers that were issued, those that are missing, and the recorded reasons. */
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
