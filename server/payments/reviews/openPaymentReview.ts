import type { Database } from '../../database/database';
import type { FollowUpJob } from '../jobs';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import { underReviewEmail } from '../emails/reviews';
import { keepRoomsForReview } from './reviewHold';
import { openReview, type PaymentReviewKind, type ReviewDetail } from './reviews';
import { emailJob } from '../../email/jobs';

/** A case about a payment itself, not about one of our refunds of it. */
interface PaymentCase {
  kind: PaymentReviewKind;
  /** Distinguishes it from other open cases of its kind about the same payment. */
  subject?: string;
  /** What is known beside the payment's own facts. */
  detail: ReviewDetail;
}

/**
 * Opens a case about a payment of a locked reservation, keeps its rooms meanwhile if it is unpaid and the money could
 * pay it, and tells the guest, all in one transaction.
 * @returns follow-up work for after the commit; none if the case is already open
 */
export async function openPaymentReview(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>,
  reservation: ReservationRow,
  { id: attemptId, reference, provider, amountKobo }: AttemptRow,
  { kind, subject, detail }: PaymentCase,
): Promise<FollowUpJob[]> {
  const isNew = await openReview(tx, context, {
    kind,
    attemptId,
    ...(subject === undefined ? {} : { subject }),
    detail: {
      reservationId: reservation.id,
      provider,
      reference,
      expectedKobo: amountKobo,
      ...detail,
    },
  });
  if (!isNew) return [];
  const held = await keepRoomsForReview(tx, context, reservation, { kind, detail });
  const emailId = await enqueueEmail(tx, context, underReviewEmail(held, reference, kind));
  return [emailJob(emailId)];
}
