import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { receipt } from '../../database/schema';
import type { Context } from '../../context';
import { nextReceiptNumber } from './receiptSeries';

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
  { clock }: Pick<Context, 'clock'>,
  reservationId: string,
): Promise<ReceiptRow> {
  const [given] = await tx.select().from(receipt).where(eq(receipt.reservationId, reservationId));
  if (given) return given;
  const issued = { number: await nextReceiptNumber(tx), reservationId, issuedAt: clock.now() };
  await tx.insert(receipt).values(issued);
  return issued;
}
