import { eq } from 'drizzle-orm';
import type { DeskPaymentRow } from '../../books/cashBook';
import type { Database } from '../../database/database';
import { deskPayment } from '../../database/schema';
import type { UnwrittenEmail } from '../../email/emailKind';
import { meansOfPayment } from '../../receipts/meansOfPayment';
import { partReceiptsOf, receiptNumber, type ReceiptRow } from '../../receipts/receiptNumbers';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { deskReceiptEmail } from './receiptEmails';

/**
 * The receipt of a stay whose payments are in the desk's book, as an email that lists them all.
 * @param payment the last of them
 */
export async function receiptEmailOf(
  tx: Database,
  found: ReservationWithRooms,
  { method, proof }: Pick<DeskPaymentRow, 'method' | 'proof'>,
  receipt: ReceiptRow,
): Promise<UnwrittenEmail> {
  const isIts = eq(deskPayment.reservationId, found.row.id);
  const movements = await tx.select().from(deskPayment).where(isIts);
  const means = meansOfPayment(undefined, movements, await partReceiptsOf(tx, isIts));
  const number = receiptNumber(receipt);
  return deskReceiptEmail(found, { method, proof, means, receiptNo: number });
}
