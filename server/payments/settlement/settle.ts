import type { PaymentsContext } from '../context';
import { fetchPayment, type ProviderResult } from './fetchPayment';
import { isStillWaiting, waitOn } from './scheduleRecheck';
import { findAttempt } from '../attempts';
import { closeStaleCheckout } from '../checkout/closeStaleCheckout';
import { enqueueAll } from '../enqueueAll';
import { recordPayment } from './recordPayment';

/**
 * Finds out from its provider what became of one of our payments, and draws the consequences once:
 * the guest's own question, a webhook and the sweep all come here, in any order and at the same time.
 * The provider is asked outside the transaction, and what it says is compared inside, under the lock
 * of the reservation. An unknown reference and a payment that is decided are left alone; an answer
 * that nothing is final needs no lock, because nothing but the next question follows from it.
 * @returns what the provider said; null where there was nothing to ask
 * @param transactionId the provider's own id, where a message names one: there can be several
 *   payments under one of our references
 */
export async function settle(
  context: PaymentsContext,
  reference: string,
  transactionId: string | null = null,
): Promise<ProviderResult | null> {
  const attempt = await findAttempt(context.database, reference);
  if (!attempt) return null;
  const word = await fetchPayment(context, attempt, transactionId);
  if (!word) return null;
  const work = isStillWaiting(attempt, word, context.clock.now())
    ? await waitOn(context, attempt, word)
    : await context.database.transaction((tx) => recordPayment(tx, context, attempt, word));
  await enqueueAll(context, work);
  await closeStaleCheckout(context, attempt);
  return word;
}
