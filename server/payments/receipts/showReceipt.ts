import { eq } from 'drizzle-orm';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import * as receiptErrors from '../../../messages/shared/receiptErrors';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { howPaid } from '../../../messages/payment/providers';
import type { Database } from '../../database/database';
import { paymentAttempt } from '../../database/schema';
import type { PaymentsContext } from '../context';
import { lockForGuest } from '../../reservations/lockForGuest';
import { transitionRefused } from '../../reservations/errors';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { paidAtOf, type ReservationRow } from '../../reservations/queries';
import { movementsOf } from '../cashBook';
import { issueReceipt, receiptNumber } from './receiptNumbers';
import { receiptPdf } from './receiptPdf';

/** How a reservation was paid, as text. */
async function methodOf(tx: Database, { id }: ReservationRow, reference: string): Promise<string> {
  const [attempt] = await tx
    .select({ provider: paymentAttempt.provider, channel: paymentAttempt.channel })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reference, reference));
  if (attempt) return howPaid(attempt.provider, channelNamed(attempt.channel));
  const taken = (await movementsOf(tx, id)).find(({ kind }) => kind === 'taken');
  return factMessages.atDesk[taken?.method ?? 'cash'];
}

/**
 * The receipt of a guest's own reservation. A reservation paid before receipts had numbers gets its number now.
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused` if it was never paid
 */
export async function showReceipt(
  context: PaymentsContext,
  accountId: string,
  reservationId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { found, receipt, payment } = await context.database.transaction(async (tx) => {
    const row = await lockForGuest(tx, accountId, reservationId);
    const reference = row.paymentReference;
    const paidAt = await paidAtOf(tx, row.id);
    if (reference === null || paidAt === null) {
      throw transitionRefused(receiptErrors.notPaidYet);
    }
    return {
      found: await withRooms(tx, row.id),
      payment: { reference, paidAt, method: await methodOf(tx, row, reference) },
      receipt: await issueReceipt(tx, context, row.id),
    };
  });
  const bytes = await receiptPdf(found, receipt, payment);
  return { fileName: `receipt-${receiptNumber(receipt)}.pdf`, bytes };
}
