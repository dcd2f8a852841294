import type { PaymentsContext } from '../context';
import type { AttemptRow } from '../attempts';
import { enqueueAll } from '../enqueueAll';
import { ProviderError, type ProviderRefund } from '../../paymentProviders/provider';
import { recordProviderRefunds } from './recordProviderRefunds';

/**
 * Lists a provider's refunds of a payment.
 * @throws ProviderError also if we don't know the provider's own id of the payment, without which it lists none
 */
export async function listProviderRefunds(
  { providers }: Pick<PaymentsContext, 'providers'>,
  attempt: Pick<AttemptRow, 'provider' | 'reference' | 'providerTransactionId'>,
): Promise<ProviderRefund[]> {
  const provider = providers[attempt.provider];
  const transactionId =
    attempt.providerTransactionId ??
    (await provider.findPayment(attempt.reference))?.transactionId ??
    null;
  if (transactionId === null) throw new ProviderError('busy', 'The provider names no payment');
  return provider.listRefunds(transactionId);
}

/**
 * Fetches all of a provider's refunds of a payment and updates our books by them.
 * @returns how many there are; null if the provider doesn't answer now
 */
export async function readProviderRefunds(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<number | null> {
  try {
    const theirs = await listProviderRefunds(context, attempt);
    const work = await context.database.transaction((tx) =>
      recordProviderRefunds(tx, context, attempt, theirs),
    );
    await enqueueAll(context, work);
    return theirs.length;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, id: attemptId } = attempt;
    context.log.warn({ err: error, provider, attemptId }, 'Refunds could not be looked for');
    return null;
  }
}
