import { and, eq, isNull } from 'drizzle-orm';
import { reservationEvent, webhookDelivery } from '../../database/schema';
import { emailJob } from '../../email/jobs';
import { enqueueEmail } from '../../email/outbox';
import type { ProviderName, RejectedTransfer } from '../../paymentProviders/provider';
import { lockReservation } from '../../reservations/queries';
import { attemptAtProvider } from '../attempts';
import type { PaymentsContext } from '../context';
import { transferRejectedEmail } from '../emails/transferBack';
import { enqueueAll, type FollowUpJob } from '../jobs';

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
  const work = await context.database.transaction(async (tx): Promise<FollowUpJob[]> => {
    const row = await lockReservation(tx, attempt.reservationId);
    const now = context.clock.now();
    const read = await tx
      .update(webhookDelivery)
      .set({ processedAt: now })
      .where(and(eq(webhookDelivery.id, deliveryId), isNull(webhookDelivery.processedAt)))
      .returning({ id: webhookDelivery.id });
    if (!row || read.length === 0) return [];
    const { reference } = attempt;
    await tx.insert(reservationEvent).values({
      reservationId: row.id,
      at: now,
      kind: 'transfer.rejected',
      detail: { reference, amountKobo: rejected.amountKobo },
    });
    const told = { sent: rejected.amountKobo, isOtherSum: rejected.isOtherSum };
    const email = transferRejectedEmail(context, row, attempt, told);
    return [emailJob(await enqueueEmail(tx, context, email))];
  });
  await enqueueAll(context, work);
  return true;
}
