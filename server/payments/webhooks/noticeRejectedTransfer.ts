import { and, eq, isNull } from 'drizzle-orm';
import { webhookDelivery } from '../../database/schema';
import type { ProviderName, RejectedTransfer } from '../../paymentProviders/provider';
import { recordEvent } from '../../reservations/applyEvent';
import { lockReservation } from '../../reservations/queries';
import { attemptAtProvider } from '../attempts';
import type { PaymentsContext } from '../context';
import { transferRejectedEmail } from '../emails/transferBack';
import { emailGuest, recordMoney } from '../recording';

/**
 * Tells the guest about a transfer that the provider rejected and sends back itself. No money came, so nothing is
 * booked, no case is opened, and the reservation can be paid as before. The webhook is marked as processed together
 * with the email, so that only one is sent.
 * @returns false if the provider doesn't answer which payment it is about
 */
export async function noticeRejectedTransfer(
  context: PaymentsContext,
  provider: ProviderName,
  deliveryId: string,
  rejected: RejectedTransfer,
): Promise<boolean> {
  const { transactionId } = rejected;
  const attempt = await attemptAtProvider(context, provider, transactionId);
  if (attempt === 'unanswered') return false;
  if (attempt === null) {
    context.log.warn({ provider, transactionId }, 'A transfer was rejected that is none of ours');
    return true;
  }
  await recordMoney(context, async (recording) => {
    const { tx } = recording;
    const row = await lockReservation(tx, attempt.reservationId);
    const read = await tx
      .update(webhookDelivery)
      .set({ processedAt: context.clock.now() })
      .where(and(eq(webhookDelivery.id, deliveryId), isNull(webhookDelivery.processedAt)))
      .returning({ id: webhookDelivery.id });
    if (!row || read.length === 0) return;
    const { amountKobo: sent, isOtherSum } = rejected;
    const detail = { reference: attempt.reference, amountKobo: sent };
    await recordEvent(tx, context, row.id, 'transfer.rejected', detail);
    const email = transferRejectedEmail(context, row, attempt, { sent, isOtherSum });
    await emailGuest(recording, email);
  });
  return true;
}
