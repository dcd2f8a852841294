import {
  ProviderError,
  type PaymentProviders,
  type ProviderPayment,
  type ProviderRefund,
} from '../../paymentProviders/provider';
import type { AttemptBooks } from './ledger';

/** A provider's view of an attempt. */
export interface ProviderBooks {
  /** Null if the provider has no payment. */
  payment: ProviderPayment | null;
  refunds: ProviderRefund[];
}

/** Asks a provider; null if it doesn't answer now. */
export async function fetchBooks(
  providers: PaymentProviders,
  { attempt, refunds }: AttemptBooks,
): Promise<ProviderBooks | null> {
  const provider = providers[attempt.provider];
  try {
    const { providerTransactionId: id } = attempt;
    // A provider may have several payments under one reference. Each has its own row here.
    const payment =
      attempt.provider === 'flutterwave' && id !== null
        ? await providers.flutterwave.findPaymentById(id)
        : await provider.findPayment(attempt.reference);
    const transactionId = attempt.providerTransactionId ?? payment?.transactionId ?? null;
    // Asked even if our books have no refund: one may have been made at the provider and its webhook lost.
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
