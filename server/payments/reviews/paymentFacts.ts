import type { ProviderPayment } from '../../paymentProviders/provider';
import type { ReviewDetail } from './reviews';

/** What a provider says about a payment, in the form that a case stores. */
export function paymentFacts(payment: ProviderPayment | null): ReviewDetail {
  return {
    providerReference: payment?.reference ?? null,
    transactionId: payment?.transactionId ?? null,
    requestedKobo: payment?.requestedKobo ?? null,
    paidKobo: payment?.paidKobo ?? null,
    currency: payment?.currency ?? null,
  };
}
