import { eq } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { ledgerEntry, paymentAttempt } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { AttemptRow } from '../attempts';
import { reviewedEmail } from '../emails/reviews';
import type { ProviderPayment } from '../../paymentProviders/provider';
import type { ReadableRefund } from '../refunds/adoptProviderRefund';
import { caseRefused } from '../errors';
import {
  lockPaymentCase,
  paymentCaseCalled,
  wordOnPayment,
  type Deciding,
  type DecidingContext,
} from './caseInHand';
import { writeClosing } from './writeClosing';
import { providerIdsOf } from './providerIds';
import { adoptRefundsThere, refundsThere, sumKobo } from './returnedBefore';
import { resumeHold } from './reviewHold';

/**
 * Books a payment that its provider gave back before we ever booked it: what was paid and what went back, or is about
 * to, by the provider's figures. The provider is asked once more first, and the guest is told.
 * @returns what came in and went back, in kobo
 * @throws ApiError with the reason if not all of it is back; then nothing is changed
 */
export async function adoptReturned(
  context: DecidingContext,
  id: string,
  { by, why }: Deciding,
): Promise<Kobo> {
  const { attempt: before } = await paymentCaseCalled(context.database, id);
  assertUnbooked(before);
  const payment = await wordOnPayment(context, before, before.providerTransactionId);
  const returned = await refundsThere(context, { ...before, ...providerIdsOf(payment) });
  const paidKobo = allBackKobo(payment, returned);
  await context.database.transaction(async (tx) => {
    const { review, attempt, reservation } = await lockPaymentCase(tx, id);
    assertUnbooked(attempt);
    const found = { review, payment: { attempt, reservation } };
    await writeClosing(tx, context, found, { by, note: `Taken into the books: ${why}` });
    const booked = await book(tx, context, attempt, payment, paidKobo);
    const row = await resumeHold(tx, context, reservation);
    await adoptRefundsThere(tx, context, { reservation: row, attempt: booked }, returned);
    if (awaitsPayment(row)) {
      await enqueueEmail(tx, context, reviewedEmail(row, attempt.reference));
    }
  });
  return paidKobo;
}

function assertUnbooked(attempt: AttemptRow): void {
  if (attemptIs(attempt, 'underReview')) return;
  throw caseRefused(
    'The payment of this case stands in the books. Its refunds at the provider come into them with refund adopt REFERENCE; then close the case with a note: review close.',
  );
}

function allBackKobo(
  { outcome, currency, paidKobo }: ProviderPayment,
  returned: readonly ReadableRefund[],
): Kobo {
  const backKobo = sumKobo(returned);
  // Flutterwave still calls a payment successful after refunding it.
  const wasPaid = outcome === 'refunded' || outcome === 'successful';
  const isAllBack = wasPaid && currency === 'NGN' && paidKobo === backKobo;
  if (isAllBack && backKobo > 0) return backKobo;
  throw caseRefused(
    'The provider does not list refunds of all that was paid, in naira. case return gives back what is left; what needs no booking is closed with a note: review close.',
  );
}

async function book(
  tx: Database,
  { clock }: Pick<DecidingContext, 'clock'>,
  attempt: AttemptRow,
  payment: ProviderPayment,
  amountKobo: Kobo,
): Promise<AttemptRow> {
  const now = clock.now();
  const { id: attemptId } = attempt;
  const changes = { ...providerIdsOf(payment), status: 'returned', updatedAt: now } as const;
  await tx.update(paymentAttempt).set(changes).where(eq(paymentAttempt.id, attemptId));
  await tx.insert(ledgerEntry).values({ at: now, kind: 'charge', attemptId, amountKobo });
  return { ...attempt, ...changes };
}
