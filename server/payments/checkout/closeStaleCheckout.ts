import { eq } from 'drizzle-orm';
import { paymentAttempt } from '../../database/schema';
import { attemptIs } from '../../database/attemptStatus';
import type { PaymentsContext } from '../context';
import { findAttemptAndReservation, type AttemptRow } from '../attempts';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import { ProviderError } from '../../paymentProviders/provider';

/**
 * Closes a Flutterwave checkout on which nothing should be paid any more, because its reservation was changed, paid
 * or ended. If that fails, it is tried again at the next check: money that arrives nevertheless is refunded, so
 * closing only spares the guest the wait. Paystack's checkouts can't be closed.
 */
export async function closeStaleCheckout(
  {
    clock,
    database,
    providers,
    log,
  }: Pick<PaymentsContext, 'clock' | 'database' | 'providers' | 'log'>,
  { id, provider, reference }: Pick<AttemptRow, 'id' | 'provider' | 'reference'>,
): Promise<void> {
  if (provider !== 'flutterwave') return;
  const found = await findAttemptAndReservation(database, reference);
  if (!found?.attempt.checkoutUrl) return;
  const { checkoutUrl, checkoutExpiresAt } = found.attempt;
  const isUseless =
    attemptIs(found.attempt, 'outOfUse') ||
    (attemptIs(found.attempt, 'hasPage') && !awaitsPayment(found.reservation));
  const now = clock.now();
  if (!isUseless || checkoutExpiresAt === null || checkoutExpiresAt <= now) return;
  try {
    await providers.flutterwave.closeCheckout(checkoutUrl);
    await database
      .update(paymentAttempt)
      .set({ checkoutExpiresAt: now, updatedAt: now })
      .where(eq(paymentAttempt.id, id));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, reference }, 'A checkout page could not be closed');
  }
}
