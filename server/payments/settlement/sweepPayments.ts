import { and, asc, desc, eq, isNotNull, isNull, lte, sql, not } from 'drizzle-orm';
import { whereRefund } from '../../database/refundStatus';
import { paymentAttempt, refund, reservation, webhookDelivery } from '../../database/schema';
import { enqueueAll, type FollowUpJob } from '../jobs';
import type { PaymentsContext } from '../context';
import { isHeldUnpaid } from '../../rooms/unpaidRooms';
import { refundsPausedSince, refundsWait } from '../refunds/refundPause';

const BATCH = 200;
/** A webhook is processed at once; one unprocessed for longer has lost its job. */
const UNREAD_AFTER_MS = 30_000;

/** Makes jobs of payments and refunds that are due, and of webhooks whose job was lost. */
export async function sweepPayments(
  context: Pick<PaymentsContext, 'clock' | 'database' | 'jobs' | 'log'>,
): Promise<void> {
  const due = [
    ...(await unreadWebhooks(context)),
    ...(await dueRefunds(context)),
    ...(await duePayments(context)),
  ];
  await enqueueAll(context, due);
}

async function unreadWebhooks({ clock, database }: Pick<PaymentsContext, 'clock' | 'database'>) {
  const overdueSince = new Date(clock.now().getTime() - UNREAD_AFTER_MS);
  const rows = await database
    .select({ deliveryId: webhookDelivery.id, provider: webhookDelivery.provider })
    .from(webhookDelivery)
    .where(and(isNull(webhookDelivery.processedAt), lte(webhookDelivery.receivedAt, overdueSince)))
    .orderBy(asc(webhookDelivery.receivedAt))
    .limit(BATCH);
  return rows.map((row): FollowUpJob => ({ kind: 'readWebhook', ...row }));
}

/** While refunds are paused, only those that the provider already has are due, to be checked. */
async function dueRefunds({
  clock,
  database,
  log,
}: Pick<PaymentsContext, 'clock' | 'database' | 'log'>) {
  const isDue = and(isNotNull(refund.nextCheckAt), lte(refund.nextCheckAt, clock.now()));
  const isWaiting = and(isDue, whereRefund('toBeSent'));
  const waiting = await database.$count(refund, isWaiting);
  const since = waiting > 0 ? await refundsPausedSince(database) : null;
  if (since) log.warn({ since }, refundsWait);
  const rows = await database
    .select({ refundId: refund.id, provider: paymentAttempt.provider })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(and(isDue, since ? not(whereRefund('toBeSent')) : undefined))
    .orderBy(asc(refund.nextCheckAt))
    .limit(BATCH);
  return rows.map((row): FollowUpJob => ({ kind: 'carryRefund', ...row }));
}

/** Those whose rooms are held come first: however many others are due, no hold ends over a payment that was made. */
async function duePayments({ clock, database }: Pick<PaymentsContext, 'clock' | 'database'>) {
  const now = clock.now();
  const rows = await database
    .select({ reference: paymentAttempt.reference, provider: paymentAttempt.provider })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(and(isNotNull(paymentAttempt.nextCheckAt), lte(paymentAttempt.nextCheckAt, now)))
    .orderBy(desc(sql`${isHeldUnpaid(now)}`), asc(paymentAttempt.nextCheckAt))
    .limit(BATCH);
  return rows.map((row): FollowUpJob => ({ kind: 'settlePayment', ...row }));
}
