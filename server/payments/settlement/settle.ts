import type { PaymentsContext } from '../context';
import { fetchPayment, type ProviderResult } from './fetchPayment';
import { isStillWaiting, waitOn } from './scheduleRecheck';
import { findAttemptAndReservation } from '../attempts';
import { closeStaleCheckout } from '../checkout/closeStaleCheckout';
import { enqueueAll } from '../enqueueAll';
import { recordPayment } from './recordPayment';

/**
 * Asks a provider what became of one of our payments, and records it once. The guest's own check, webhooks and the
 * sweep all come here, in any order and at the same time. The provider is asked outside the transaction; its answer is
 * compared inside, under the reservation's lock. Unknown references and final payments are left alone. An answer that
 * nothing is final yet needs no lock, unless it says something new of what is under way: only the next check follows from it.
 * @returns the provider's answer; null where there was nothing to ask
 * @param transactionId the provider's own id, where a message names one: there can be several payments under one of our
 *   references
 */
export async function settle(
  context: PaymentsContext,
  reference: string,
  transactionId: string | null = null,
): Promise<ProviderResult | null> {
  const found = await findAttemptAndReservation(context.database, reference);
  if (!found) return null;
  const { attempt, reservation } = found;
  const result = await fetchPayment(context, attempt, transactionId);
  if (!result) return null;
  const work = isStillWaiting(attempt, result, context.clock.now())
    ? await waitOn(context, attempt, result, reservation)
    : await context.database.transaction((tx) => recordPayment(tx, context, attempt, result));
  await enqueueAll(context, work);
  await closeStaleCheckout(context, attempt);
  return result;
}
