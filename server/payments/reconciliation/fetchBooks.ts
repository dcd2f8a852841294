import {
  ProviderError,
  type PaymentProviders,
  type ProviderPayment,
  type ProviderRefund,
} from '../../paymentProviders/provider';
import type { AttemptBooks } from './ledger';

/** What a provider says about an attempt. */
export interface ProviderBooks {
  /** Null when it knows of no payment. */
  payment: ProviderPayment | null;
  refunds: ProviderRefund[];
}

/** Asks a provider; null when it gives no answer at present. */
export async function fetchBooks(
  providers: PaymentProviders,
  { attempt, refunds }: AttemptBooks,
): Promise<ProviderBooks | null> {
  const provider = providers[attempt.provider];
  try {
    const { providerTransactionId: id } = attempt;
    // Several payments can be under one reference there, and each has a row of its own here.
    const payment =
      attempt.provider === 'flutterwave' && id !== null
        ? await providers.flutterwave.findPaymentById(id)
        : await provider.findPayment(attempt.reference);
    const transactionId = attempt.providerTransactionId ?? payment?.transactionId ?? null;
    // Also where our books have none: somebody may have made one at the provider, and its webhook be lost.
    const wasTaken = payment?.outcome === 'successful' || payment?.outcome === 'refunded';
    const isAboutRefunds = refunds.length > 0 || wasTaken;
    const theirs =
      isAboutRefunds && transactionId !== null ? await provider.listRefunds(transactionId) : [];
    return { payment, refunds: theirs };
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}
