import { and, eq } from 'drizzle-orm';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import { paymentAttempt } from '../../database/schema';
import { inForce } from '../../database/inForce';
import { enqueueEmail } from '../../email/outbox';
import type { UnwrittenEmail } from '../../email/emailKind';
import { movementsOf } from '../../books/cashBook';
import { paidEmail } from '../../payments/emails/paid';
import { heldAtDeskEmail } from '../../reservations/emails/stayEmails';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { issueReceipt } from '../../receipts/receiptNumbers';
import { statusAt } from '../../reservations/status';
import type { Acting } from '../deskAnswers';
import { DESK_ACCOUNT } from '../context';
import { receiptEmailOf } from '../money/stayReceiptEmail';

/**
 * Emails the document of a stay to the address that the desk has just entered: its receipt, or what is held and until
 * when. A booking of the site has its documents in its account, so that another address gets the receipt alone.
 */
export async function sendDocument(acting: Acting): Promise<void> {
  const email = await documentOf(acting);
  if (email !== null) await enqueueEmail(acting.tx, acting.context, email);
}

async function documentOf({ tx, context, row }: Acting): Promise<UnwrittenEmail | null> {
  const isDesks = row.accountId === DESK_ACCOUNT;
  const found = await withRooms(tx, row.id);
  const state = statusAt(found.row, context.clock.now());
  if (hasTag(state, 'runsOut')) return isDesks ? heldAtDeskEmail(found) : null;
  const recipient = isDesks ? found.row.accountEmail : found.row.emailAddress;
  if (!hasTag(state, 'confirmed') || recipient === null) return null;
  const isPaying = eq(paymentAttempt.reference, row.paymentReference ?? '');
  const isIts = and(eq(paymentAttempt.reservationId, row.id), isPaying);
  const [attempt] = await tx.select().from(paymentAttempt).where(isIts);
  if (attempt) {
    const turn = { late: false, refundableUntil: null, elsewhere: recipient };
    return paidEmail(found, attempt, turn);
  }
  const taken = inForce(await movementsOf(tx, row.id, 'stay'));
  const [payment] = taken.sort((one, other) => other.at.getTime() - one.at.getTime());
  if (!payment) return null;
  const email = await receiptEmailOf(tx, found, payment, await issueReceipt(tx, context, row.id));
  return { ...email, recipient };
}
