import type { PaymentsContext } from '../context';
import { enqueueAll } from '../enqueueAll';
import { checkRefund } from './checkRefund';
import { recordRefund } from './recordRefund';
import { refundsPausedSince } from './refundPause';
import { findRefund, type RefundOfAttempt } from './refunds';
import type { RefundResult } from './refundResult';
import { readProviderRefunds } from './readProviderRefunds';
import { sendRefund } from './sendRefund';

/** Advances one refund: sends it, or checks what became of it. Safe to run twice. */
export async function advanceRefund(context: PaymentsContext, refundId: string): Promise<void> {
  const found = await findRefund(context.database, refundId);
  if (!found) return;
  const result = await wordOn(context, found);
  if (!result) return;
  const work = await context.database.transaction((tx) => recordRefund(tx, context, found, result));
  await enqueueAll(context, work);
}

/** Whether a failed refund is due to be sent again, by the retry schedule or by staff. */
function isTriedAgain(
  { clock }: Pick<PaymentsContext, 'clock'>,
  { refund: { nextCheckAt } }: RefundOfAttempt,
): boolean {
  return nextCheckAt !== null && nextCheckAt <= clock.now();
}

async function sendUnlessPaused(
  context: PaymentsContext,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  return (await refundsPausedSince(context.database)) === null ? sendRefund(context, found) : null;
}

/** What the provider now says about the refund; null if there is nothing to record. */
async function wordOn(
  context: PaymentsContext,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  switch (found.refund.status) {
    case 'requested':
    case 'sending':
      return sendUnlessPaused(context, found);
    case 'sent':
    case 'needs_attention':
      return checkRefund(context, found);
    case 'failed':
      if (isTriedAgain(context, found)) return sendUnlessPaused(context, found);
      // The refund may have been made at the provider meanwhile.
      await readProviderRefunds(context, found.attempt);
      return null;
    case 'settled':
    case 'replaced':
      return null;
  }
}
