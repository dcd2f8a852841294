import type { PaymentsContext } from '../context';
import { isFinal, type AttemptRow } from '../attempts';
import { asksAboutEveryTry, awaitedOf, type Payable } from './checkSchedule';
import { ProviderError, type ProviderPayment } from '../../paymentProviders/provider';

/** A provider's answer about a payment. */
export interface ProviderResult {
  /** False if it could not be asked, or its response was unusable. */
  hasAnswered: boolean;
  /** Null if it has no payment. */
  payment: ProviderPayment | null;
  /** Milliseconds to wait before asking again, if it says so. */
  waitMs: number | null;
}

/**
 * Asks an attempt's provider; null if there is nothing to ask.
 * @param transactionId the provider's own id of the payment, if a message named one
 */
export async function fetchPayment(
  context: Pick<PaymentsContext, 'clock' | 'providers' | 'log'>,
  { attempt, reservation }: { attempt: AttemptRow; reservation: Payable },
  transactionId: string | null,
): Promise<ProviderResult | null> {
  const otherId =
    attempt.provider === 'flutterwave' && transactionId !== attempt.providerTransactionId
      ? transactionId
      : null;
  if (isFinal(attempt) && otherId === null) return null;
  const now = context.clock.now();
  const everyTry = asksAboutEveryTry(attempt.createdAt, now, awaitedOf(attempt, reservation));
  try {
    const found = await findPayment(context, attempt, { otherId, everyTry });
    const payment = await unlessReturned(context, found, attempt);
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
 * message names, or that reconciling found. A guest of Flutterwave can also have sent a transfer and dialled a code on one
 * page: the transfer's money counts while the code stays pending.
 * @param everyTry whether to ask about every try under the reference, not only about the latest
 */
async function findPayment(
  { providers }: Pick<PaymentsContext, 'providers'>,
  attempt: AttemptRow,
  { otherId, everyTry }: { otherId: string | null; everyTry: boolean },
): Promise<ProviderPayment | null> {
  const { provider, reference } = attempt;
  const found = isFinal(attempt) ? null : await providers[provider].findPayment(reference);
  if (found?.outcome === 'successful' || provider !== 'flutterwave') return found;
  if (found?.outcome === 'pending' && everyTry) {
    const success = await providers.flutterwave.findSuccess(reference);
    if (success) return success;
  }
  const id = otherId ?? attempt.providerTransactionId;
  if (id === null) return found;
  const other = await providers.flutterwave.findPaymentById(id);
  return other?.outcome === 'successful' && other.reference === attempt.reference ? other : found;
}
