import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { refundStatusesWith } from '../database/refundStatus';
import { paymentAttempt, refund, reservationEvent, review } from '../database/schema';
import type { Context } from '../context';
import { isUuid } from '../shared/uuid';

/** The result of staff's request to send a refund again. */
export type Retrying = 'planned' | 'stillFollowed' | 'unknown';

/** Refunds that failed, or that nobody asks about any more. */
const isLeft = or(
  inArray(refund.status, refundStatusesWith('failed')),
  and(inArray(refund.status, refundStatusesWith('underWay')), isNull(refund.nextCheckAt)),
);

/**
 * Schedules the refund of an open case that failed or was not paid out within a month, and records who asked for it. The
 * server's next sweep sends it again, after checking whether the provider already has it, or asks about one that it has;
 * it is followed for another month.
 */
export async function retryRefund(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  reviewId: string,
  { by, why }: { by: string; why: string },
): Promise<Retrying> {
  if (!isUuid(reviewId)) return 'unknown';
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ refundId: refund.id, reservationId: paymentAttempt.reservationId })
      .from(review)
      .innerJoin(refund, eq(refund.id, review.refundId))
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
      .where(and(eq(review.id, reviewId), isNull(review.closedAt)));
    if (!found) return 'unknown';
    const { refundId, reservationId } = found;
    const now = clock.now();
    const planned = await tx
      .update(refund)
      .set({ nextCheckAt: now, retriedAt: now, updatedAt: now })
      .where(and(eq(refund.id, refundId), isLeft))
      .returning({ id: refund.id });
    if (planned.length === 0) return 'stillFollowed';
    await tx.insert(reservationEvent).values({
      reservationId,
      at: now,
      kind: 'staff.refundRetried',
      detail: { refundId, by, why },
    });
    return 'planned';
  });
}
