import type { Parts } from '../../parts/parts';
import { isDecided, type AttemptRow } from '../attempts';
import { ProviderError, type ProviderPayment } from '../providers/provider';

/** What a provider said about a payment. */
export interface ProviderWord {
  /** False when it could not be asked, or gave no usable answer. */
  hasAnswered: boolean;
  /** Null when it knows of no payment. */
  payment: ProviderPayment | null;
  /** Milliseconds for which it wants to be left alone. */
  waitMs: number | null;
}

/** Asks an attempt's provider; null when there is nothing to ask. */
export async function askAboutPayment(
  parts: Pick<Parts, 'providers' | 'log'>,
  attempt: AttemptRow,
  transactionId: string | null,
): Promise<ProviderWord | null> {
  const otherId =
    attempt.provider === 'flutterwave' && transactionId !== attempt.providerTransactionId
      ? transactionId
      : null;
  if (isDecided(attempt) && otherId === null) return null;
  try {
    const payment = await findPayment(parts, attempt, otherId);
    return { hasAnswered: true, payment, waitMs: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, reference } = attempt;
    parts.log.warn({ err: error, provider, reference }, 'A payment could not be asked about');
    return { hasAnswered: false, payment: null, waitMs: error.retryAfterMs };
  }
}

/** By our reference; where that finds no success, or a second one may exist, by the provider's id too. */
async function findPayment(
  { providers }: Pick<Parts, 'providers'>,
  attempt: AttemptRow,
  otherId: string | null,
): Promise<ProviderPayment | null> {
  const found = isDecided(attempt)
    ? null
    : await providers[attempt.provider].findPayment(attempt.reference);
  if (otherId === null || found?.outcome === 'successful') return found;
  const other = await providers.flutterwave.findPaymentById(otherId);
  return other?.outcome === 'successful' && other.reference === attempt.reference ? other : found;
}
