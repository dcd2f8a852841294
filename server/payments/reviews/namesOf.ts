import type { AttemptRow } from '../attempts';
import type { ProviderPayment } from '../../paymentProviders/provider';

/** How a provider calls a payment. */
export function namesOf(
  payment: ProviderPayment | null,
): Pick<AttemptRow, 'providerTransactionId' | 'providerReference'> {
  return {
    providerTransactionId: payment?.transactionId ?? null,
    providerReference: payment?.providerReference ?? null,
  };
}
