import type { AttemptRow } from '../attempts';
import type { ProviderPayment } from '../../paymentProviders/provider';

/** A provider's ids of a payment, and how it was paid. */
export function providerIdsOf(
  payment: ProviderPayment | null,
): Pick<AttemptRow, 'providerTransactionId' | 'providerReference' | 'channel'> {
  return {
    providerTransactionId: payment?.transactionId ?? null,
    providerReference: payment?.providerReference ?? null,
    channel: payment?.channel ?? null,
  };
}
