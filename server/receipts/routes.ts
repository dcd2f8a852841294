import { eq } from 'drizzle-orm';
import * as receiptErrors from '../../messages/shared/receiptErrors';
import type { Context } from '../context';
import type { Routes } from '../contract/handlers';
import { requireAccount } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { deskPayment, paymentAttempt } from '../database/schema';
import { consumeLimit, type Limit } from '../rateLimits/rateLimits';
import { transitionRefused } from '../reservations/errors';
import { isPayment, lastEvent, lockForGuest } from '../reservations/queries';
import { withRooms } from '../reservations/reservationsWithRooms';
import { meansOfPayment } from './meansOfPayment';
import { issueReceipt, partReceiptsOf, receiptNumber } from './receiptNumbers';
import { receiptPdf } from './receiptPdf';

/** Composing a receipt is the most expensive work that a single call can ask for. */
const receiptsOfAccount: Limit = { name: 'receipts', most: 60, window: 60 * 60_000 };

/** How a reservation was paid, as text. */
async function methodOf(tx: Database, id: string, reference: string): Promise<string> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reference, reference));
  const movements = await tx.select().from(deskPayment).where(eq(deskPayment.reservationId, id));
  const isIts = eq(deskPayment.reservationId, id);
  return meansOfPayment(attempt, movements, await partReceiptsOf(tx, isIts));
}

/**
 * The receipt of a guest's own reservation. A reservation paid before receipts had numbers gets its number now.
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused` if it was never paid
 */
async function showReceipt(context: Context, accountId: string, reservationId: string) {
  const { found, receipt, payment } = await context.database.transaction(async (tx) => {
    const row = await lockForGuest(tx, accountId, reservationId);
    const reference = row.paymentReference;
    const paid = await lastEvent(tx, row.id, isPayment);
    if (reference === null || paid === null) {
      throw transitionRefused(receiptErrors.notPaidYet);
    }
    return {
      found: await withRooms(tx, row.id),
      payment: { reference, paidAt: paid.at, method: await methodOf(tx, row.id, reference) },
      receipt: await issueReceipt(tx, context, row.id),
    };
  });
  const bytes = await receiptPdf(found, receipt, payment);
  return { name: `receipt-${receiptNumber(receipt)}.pdf`, bytes };
}

export function receiptRoutes(context: Context): Routes<'getReservationReceipt'> {
  return {
    getReservationReceipt: async (call) => {
      const accountId = requireAccount(call);
      await consumeLimit(context, receiptsOfAccount, accountId);
      const file = await showReceipt(context, accountId, call.path.id);
      return { status: 200, file: { mediaType: 'application/pdf', ...file } };
    },
  };
}
