import type { PaymentsContext } from '../context';
import { isFinal, type AttemptRow } from '../attempts';
import { ProviderError, type ProviderPayment } from '../../paymentProviders/provider';

/** What a provider said about a payment. */
export interface ProviderResult {
  /** False if it could not be asked, or its response was unusable. */
  hasAnswered: boolean;
  /** Null if it has no payment. */
  payment: ProviderPayment | null;
  /** Milliseconds to wait before asking again, if it says so. */
  waitMs: number | null;
}

/** Asks an attempt's provider; null if there is nothing to ask. */
export async function fetchPayment(
  context: Pick<PaymentsContext, 'providers' | 'log'>,
  attempt: AttemptRow,
  transactionId: string | null,
): Promise<ProviderResult | null> {
  const otherId =
    attempt.provider === 'flutterwave' && transactionId !== attempt.providerTransactionId
      ? transactionId
      : null;
  if (isFinal(attempt) && otherId === null) return null;
  try {
    const payment = await unlessReturned(
      context,
      await findPayment(context, attempt, otherId),
      attempt,
    );
    return { hasAnswered: true, payment, waitMs: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, reference } = attempt;
    context.log.warn({ err: error, provider, reference }, 'A payment could not be asked about');
    return { hasAnswered: false, payment: null, waitMs: error.retryAfterMs };
  }
}

/**
 * Flutterwave, unlike Paystack, still calls a payment successful after refunding it. Money that has left again, e.g.
 * before a backup was restored, must not pay for anything.
 */
async function unlessReturned(
  { providers: { flutterwave } }: Pick<PaymentsContext, 'providers'>,
  payment: ProviderPayment | null,
  attempt: AttemptRow,
): Promise<ProviderPayment | null> {
  const isNew = attempt.provider === 'flutterwave' && !isFinal(attempt);
  if (!isNew || payment?.outcome !== 'successful' || payment.transactionId === null) return payment;
  const refunds = await flutterwave.listRefunds(payment.transactionId);
  const isReturned = refunds.some(({ state }) => state !== 'failed');
  return isReturned ? { ...payment, outcome: 'refunded' } : payment;
}

/**
 * Asks by our reference; if that finds no success, or a second payment may exist, also by the provider's id: the one that a
 * message names, or that reconciling found.
 */
async function findPayment(
  { providers }: Pick<PaymentsContext, 'providers'>,
  attempt: AttemptRow,
  otherId: string | null,
): Promise<ProviderPayment | null> {
  const found = isFinal(attempt)
    ? null
    : await providers[attempt.provider].findPayment(attempt.reference);
  const id = otherId ?? (attempt.provider === 'flutterwave' ? attempt.providerTransactionId : null);
  if (id === null || found?.outcome === 'successful') return found;
  const other = await providers.flutterwave.findPaymentById(id);
  return other?.outcome === 'successful' && other.reference === attempt.reference ? other : found;
}
