import {
  ProviderError,
  type FlutterwaveProvider,
  type PaymentProviders,
  type ProviderName,
} from '../../../server/payments/provider';

function unreachable(name: ProviderName): FlutterwaveProvider {
  const noAnswer = () => Promise.reject(new ProviderError('unknown', `${name} is not there.`));
  return {
    name,
    openCheckout: noAnswer,
    closeCheckout: noAnswer,
    findPayment: noAnswer,
    findPaymentById: noAnswer,
    requestRefund: noAnswer,
    findRefund: noAnswer,
    listRefunds: noAnswer,
    isAuthentic: () => false,
    readWebhook: () => ({ dedupeKey: '', about: { kind: 'nothing' } }),
  };
}

/** Providers of which none answers. */
export function unreachableProviders(): PaymentProviders {
  return { paystack: unreachable('paystack'), flutterwave: unreachable('flutterwave') };
}
