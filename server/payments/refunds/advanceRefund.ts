import type { PaymentsContext } from '../context';
import { enqueueAll } from '../jobs';
import { recordRefund } from './recordRefund';
import { refundsPausedSince } from './refundPause';
import { findRefund, type RefundOfAttempt, type RefundResult } from './refunds';
import { readProviderRefunds } from './readProviderRefunds';
import { sendRefund } from './sendRefund';
import { ProviderError } from '../../paymentProviders/provider';

/** Advances one refund: sends it, or checks what became of it. Safe to run twice. */
export async function advanceRefund(context: PaymentsContext, refundId: string): Promise<void> {
  const found = await findRefund(context.database, refundId);
  if (!found) return;
  const result = await fetchResult(context, found);
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
async function fetchResult(
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

/** Checks a refund that the provider has. */
export async function checkRefund(
  { providers, log }: Pick<PaymentsContext, 'providers' | 'log'>,
  { refund: { id, providerRefundId }, attempt: { provider } }: RefundOfAttempt,
): Promise<RefundResult> {
  if (providerRefundId === null) return { kind: 'silent', waitMs: null };
  try {
    const refund = await providers[provider].findRefund(providerRefundId);
    return refund ? { kind: 'known', refund } : { kind: 'silent', waitMs: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, refundId: id }, 'A refund could not be asked about');
    return { kind: 'silent', waitMs: error.retryAfterMs };
  }
}
