import { max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { receipt, receiptGap, receiptSeries } from '../../database/schema';
import type { Context } from '../../context';

/**
 * More receipts than a hotel of this size issues in a day. After a restore, when the lost database's last number is
 * unknown, this many numbers are skipped for each day since the backup.
 */
export const RESERVE_A_DAY = 1_000;

/** Which database issues the numbers, and the highest it ever issued. */
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
export async function nextReceiptNumber(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ${receipt} in share row exclusive mode`);
  const { last } = await receiptSeriesOf(tx);
  await tx.update(receiptSeries).set({ last: last + 1 });
  return last + 1;
}

/**
 * Makes the next receipt get the number after `last`, and records who skipped the numbers before it, and why. The
 * database refuses to go backwards.
 */
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
