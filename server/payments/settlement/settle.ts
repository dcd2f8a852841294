import type { PaymentsContext } from '../context';
import { asksAboutEveryTry, awaitedOf } from './checkSchedule';
import { fetchPayment, type ProviderResult } from './fetchPayment';
import { isStillWaiting, scheduleWithoutLock } from './scheduleRecheck';
import { findAttemptAndReservation } from '../attempts';
import { closeStaleCheckout } from '../checkout/closeStaleCheckout';
import { enqueueAll } from '../jobs';
import { recordPayment } from './recordPayment';

/**
 * Asks a provider what became of one of our payments and records it once. Guests' checks, webhooks and the sweep all
 * use it, in any order and concurrently. The provider is asked outside the transaction, and its response is compared
 * inside, under the reservation's lock. Unknown references and final payments are left alone. A response that nothing
 * is final yet takes no lock unless it reports something new under way, because it only schedules the next check.
 * @returns the provider's response; null if there was nothing to ask
 * @param transactionId the provider's own id, if a message names one: there can be several payments under one of our
 * references
 */
export async function settle(
  context: PaymentsContext,
  reference: string,
  transactionId: string | null = null,
): Promise<ProviderResult | null> {
  const found = await findAttemptAndReservation(context.database, reference);
  if (!found) return null;
  const { attempt, reservation } = found;
  const now = context.clock.now();
  const everyTry = asksAboutEveryTry(attempt.createdAt, now, awaitedOf(attempt, reservation));
  const result = await fetchPayment(context, attempt, { transactionId, everyTry });
  if (!result) return null;
  const work = isStillWaiting(attempt, result, context.clock.now())
    ? await scheduleWithoutLock(context, attempt, result, reservation)
    : await context.database.transaction((tx) => recordPayment(tx, context, attempt, result));
  await enqueueAll(context, work);
  await closeStaleCheckout(context, attempt);
  return result;
}
