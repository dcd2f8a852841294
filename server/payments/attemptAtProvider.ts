import { ProviderError, type ProviderName } from '../paymentProviders/provider';
import { findAttempt, type AttemptRow } from './attempts';
import type { PaymentsContext } from './context';

/**
 * Asks a provider which of our payments one of its own ids belongs to: our books learn that id only with the money.
 * @returns `unanswered` if it doesn't say now; null if the payment isn't ours
 */
export async function attemptAtProvider(
  { providers, database, log }: Pick<PaymentsContext, 'providers' | 'database' | 'log'>,
  provider: ProviderName,
  transactionId: string,
): Promise<AttemptRow | 'unanswered' | null> {
  try {
    const payment = await providers[provider].findPaymentById(transactionId);
    const attempt = payment && (await findAttempt(database, payment.reference));
    return attempt?.provider === provider ? attempt : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, transactionId }, 'A payment could not be asked about');
    return 'unanswered';
  }
}
