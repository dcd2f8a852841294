import type { JobHandlers, JobOf } from '../queue/queue';
import type { PaymentPayloads } from './jobs';
import type { PaymentsContext } from './context';
import { findAttempt } from './attempts';
import { readWebhook } from './webhooks/readWebhook';
import { advanceRefund } from './refunds/advanceRefund';
import { findRefund } from './refunds/refunds';
import { settle } from './settlement/settle';

/** How far the clocks of this machine and of the database may be apart. */
const TOLERANCE_MS = 2_000;

/** Whether a check is still due. A job can run late or twice, and another check may have happened in between. */
function isDue(
  { clock }: PaymentsContext,
  planned: { nextCheckAt: Date | null } | undefined,
): boolean {
  const at = planned?.nextCheckAt;
  return at ? at.getTime() <= clock.now().getTime() + TOLERANCE_MS : false;
}

async function settleWhenDue(
  context: PaymentsContext,
  { reference }: JobOf<PaymentPayloads, 'settlePayment'>,
): Promise<void> {
  const attempt = await findAttempt(context.database, reference);
  if (isDue(context, attempt ?? undefined)) await settle(context, reference);
}

async function carryWhenDue(
  context: PaymentsContext,
  { refundId }: JobOf<PaymentPayloads, 'carryRefund'>,
): Promise<void> {
  const found = await findRefund(context.database, refundId);
  if (isDue(context, found?.refund)) await advanceRefund(context, refundId);
}

/** The payment job handlers. `sweepPayments`, a part of the sweep, finds what is due. */
export function paymentJobHandlers(context: PaymentsContext): JobHandlers<PaymentPayloads> {
  return {
    settlePayment: (job) => settleWhenDue(context, job),
    readWebhook: ({ deliveryId }) => readWebhook(context, deliveryId),
    carryRefund: (job) => carryWhenDue(context, job),
  };
}
