import type { PaymentsContext } from '../context';
import { ProviderError } from '../../paymentProviders/provider';
import type { RefundOfAttempt } from './refunds';
import type { RefundResult } from './refundResult';

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
