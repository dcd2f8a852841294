import type { Database } from '../../database/database';
import type { FollowUpJob } from '../jobs';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import { excessEmail, returnedEmail } from '../emails/returned';
import { openRefund, type RefundCause } from '../refunds/openRefund';
import { reasonsForOthers } from '../refunds/refundReasons';
import { emailJob } from '../../email/jobs';

/** Why money is refunded that no reservation can use. */
export type AutomaticCause = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'atProvider'
>;

/**
 * Refunds money of a locked attempt and tells the guest. Whole kobo.
 * @returns follow-up work for after the commit
 */
export async function sendBack(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  reservation: ReservationRow,
  attempt: AttemptRow,
  cause: AutomaticCause,
  amountKobo: number,
): Promise<FollowUpJob[]> {
  const reason = reasonsForOthers[cause];
  const { id: refundId } = await openRefund(tx, context, attempt, { amountKobo, cause, reason });
  const email =
    cause === 'excess'
      ? excessEmail(reservation, amountKobo, attempt)
      : returnedEmail(reservation, cause, amountKobo, attempt);
  const emailId = await enqueueEmail(tx, context, email);
  return [{ kind: 'carryRefund', refundId, provider: attempt.provider }, emailJob(emailId)];
}
