import type { PaymentsContext } from '../context';
import type { AttemptRow } from '../attempts';
import { enqueueAll } from '../enqueueAll';
import { ProviderError, type ProviderRefund } from '../../paymentProviders/provider';
import { recordProviderRefunds } from './recordProviderRefunds';

/**
 * All refunds that its provider has of a payment.
 * @throws ProviderError also where the provider does not name the payment by its own id, without which it lists none
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
 * Asks a provider for all its refunds of a payment, and brings our books in line with them.
 * @returns how many it has; null when it gives no word at present
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
