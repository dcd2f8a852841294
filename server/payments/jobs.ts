import type { JobOf, JobHandlers } from '../queue/queue';
import type { Parts } from '../context';
import { findAttempt } from './attempts';
import { readWebhook } from './webhooks/readWebhook';
import { advanceRefund } from './refunds/advanceRefund';
import { findRefund } from './refunds/refunds';
import { settle } from './settlement/settle';

/** How far the clocks of this machine and of the database may be apart. */
const TOLERANCE_MS = 2_000;

/** A job can be late or come twice: what was asked about meanwhile is due at another time. */
function isDue({ clock }: Parts, planned: { nextCheckAt: Date | null } | undefined): boolean {
  const at = planned?.nextCheckAt;
  return at ? at.getTime() <= clock.now().getTime() + TOLERANCE_MS : false;
}

async function settleWhenDue(parts: Parts, { reference }: JobOf<'settlePayment'>): Promise<void> {
  const attempt = await findAttempt(parts.database, reference);
  if (isDue(parts, attempt ?? undefined)) await settle(parts, reference);
}

async function carryWhenDue(parts: Parts, { refundId }: JobOf<'carryRefund'>): Promise<void> {
  const found = await findRefund(parts.database, refundId);
  if (isDue(parts, found?.refund)) await advanceRefund(parts, refundId);
}

/** The jobs about money. What is due is found by `sweepPayments`, a part of the sweep. */
export function paymentWorkers(
  parts: Parts,
): Pick<JobHandlers, 'settlePayment' | 'readWebhook' | 'carryRefund'> {
  return {
    settlePayment: (job) => settleWhenDue(parts, job),
    readWebhook: ({ deliveryId }) => readWebhook(parts, deliveryId),
    carryRefund: (job) => carryWhenDue(parts, job),
  };
}
