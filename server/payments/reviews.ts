import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentAttempt, review } from '../db/schema';
import type { Parts } from '../parts';
import type { UnfitReason } from './judgePayment';

/** Why a person has to look. */
export type ReviewKind =
  | UnfitReason
  | 'second_charge'
  | 'dispute'
  | 'unknown_refund'
  | 'refund_refused'
  | 'refund_failed'
  | 'refund_needs_attention'
  | 'refund_other_amount'
  | 'refund_overdue';

interface ReviewCase {
  kind: ReviewKind;
  attemptId: string;
  refundId?: string;
  detail: Record<string, string | number | null>;
}

/**
 * Opens a case for the hotel's staff, and says so in the log; one case of a kind for each payment
 * or refund, however often it is noticed.
 * @returns false when the case was open already
 */
export async function openReview(
  tx: Database,
  { clock, chance, log }: Pick<Parts, 'clock' | 'chance' | 'log'>,
  { kind, attemptId, refundId, detail }: ReviewCase,
): Promise<boolean> {
  const opened = await tx
    .insert(review)
    .values({
      id: chance.uuid(),
      attemptId,
      refundId: refundId ?? null,
      kind,
      detail,
      openedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: review.id });
  if (opened.length === 0) return false;
  log.error({ kind, attemptId, refundId, ...detail }, 'A payment needs somebody to look at it');
  return true;
}

/** Whether staff is still looking at money that came for the reservation; refunds are another matter. */
export async function isUnderReview(database: Database, reservationId: string): Promise<boolean> {
  const [open] = await database
    .select({ id: review.id })
    .from(review)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, review.attemptId))
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        isNull(review.refundId),
        isNull(review.closedAt),
      ),
    )
    .limit(1);
  return open !== undefined;
}
