import type { Context } from '../../context';
import type { Database } from '../../database/database';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { findAttempt, lockAttempt, type AttemptRow } from '../attempts';
import type { FollowUpJob } from '../jobs';
import { openPaymentReview } from './openPaymentReview';
import { paymentFacts } from './paymentFacts';
import { hasReview } from './reviews';

type Reviewing = Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>;

/**
 * Opens a case where a provider took a second payment under the reference of a locked attempt: staff decides which was
 * meant, and what goes back.
 * @returns the work to hand on once the transaction is committed; none where there is no second one, or a case of it
 */
export async function noticeSecondCharge(
  tx: Database,
  context: Reviewing,
  reservation: ReservationRow,
  attempt: AttemptRow,
  payment: ProviderPayment | null,
): Promise<FollowUpJob[]> {
  const subject = payment?.outcome === 'successful' ? payment.transactionId : null;
  if (payment === null || subject === null || subject === attempt.providerTransactionId) return [];
  const kind = 'second_charge';
  // However often a guest asks about it after staff has dealt with it.
  if (await hasReview(tx, { kind, attemptId: attempt.id, subject })) return [];
  const detail = paymentFacts(payment);
  return openPaymentReview(tx, context, reservation, attempt, { kind, subject, detail });
}

/**
 * Opens one about a payment that a provider has listed and that stands in no case, or in one that was closed before anybody
 * had decided on its money. The email to its guest is left to the sweep.
 * @returns false where there is such a case
 */
export async function openSecondCharge(
  context: Reviewing & Pick<Context, 'database'>,
  payment: ProviderPayment,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const found = await findAttempt(tx, payment.reference);
    const reservation = found && (await lockReservation(tx, found.reservationId));
    const attempt = found && (await lockAttempt(tx, found.id));
    if (!reservation || !attempt) return false;
    const subject = payment.transactionId;
    if (subject === null || subject === attempt.providerTransactionId) return false;
    const work = await openPaymentReview(tx, context, reservation, attempt, {
      kind: 'second_charge',
      subject,
      detail: paymentFacts(payment),
    });
    return work.length > 0;
  });
}
