import { max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { receipt, receiptGap, receiptSeries } from '../../database/schema';
import type { Context } from '../../context';

/**
 * More receipts than a hotel of this size gives in a day. So many numbers are left out for each day since a backup, where it is
 * restored and nobody knows how far the lost database had come.
 */
export const RESERVE_A_DAY = 1_000;

/** Which database gives the numbers, and the highest that it ever gave. */
export interface ReceiptSeries {
  id: string;
  last: number;
}

/** The highest number that a receipt has at present; 0 where there is none. */
export async function highestReceipt(tx: Database): Promise<number> {
  const [highest] = await tx.select({ number: max(receipt.number) }).from(receipt);
  return highest?.number ?? 0;
}

/**
 * Where the numbers stand. A server of the version before counts by the receipts alone, and may run beside this one.
 * @throws Error when the database has lost its series
 */
export async function receiptSeriesOf(tx: Database): Promise<ReceiptSeries> {
  const [series] = await tx.select().from(receiptSeries);
  if (!series) throw new Error('The database has no series of receipt numbers');
  return { id: series.id, last: Math.max(series.last, await highestReceipt(tx)) };
}

/** The next number, which nobody else gets before the transaction ends, and which is free again when it is undone. */
export async function nextReceiptNumber(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ${receipt} in share row exclusive mode`);
  const { last } = await receiptSeriesOf(tx);
  await tx.update(receiptSeries).set({ last: last + 1 });
  return last + 1;
}

/**
 * Has the next receipt get the number after `last`, and writes down who left out the numbers before it, and why. The database
 * refuses to go down.
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
