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
 * Opens a case if a provider took a second payment under the reference of a locked attempt: staff decides which was
 * meant and what goes back.
 * @returns follow-up work for after the commit; none if there is no second payment, or already a case about it
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
  // So that a guest's later checks don't reopen what staff has dealt with.
  if (await hasReview(tx, { kind, attemptId: attempt.id, subject })) return [];
  const detail = paymentFacts(payment);
  return openPaymentReview(tx, context, reservation, attempt, { kind, subject, detail });
}

/**
 * Opens a case about a second charge that a provider has listed, if it has no case or one that was closed undecided.
 * The sweep enqueues the email to its guest.
 * @returns false if there is such a case
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
