import { and, eq, inArray, isNull } from 'drizzle-orm';
import { refundStatusesWith } from '../database/refundStatus';
import { paymentAttempt, refund, reservationEvent, review } from '../database/schema';
import type { Context } from '../context';
import { isUuid } from '../shared/uuid';

/** The result of staff's request to send a refund again. */
export type Retrying = 'planned' | 'notFailed' | 'unknown';

/**
 * Schedules the failed refund of an open case to be sent again, and records who asked for it. The server's next sweep
 * does it within a minute, after checking whether the provider already has it.
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
      .where(and(eq(refund.id, refundId), inArray(refund.status, refundStatusesWith('failed'))))
      .returning({ id: refund.id });
    if (planned.length === 0) return 'notFailed';
    await tx.insert(reservationEvent).values({
      reservationId,
      at: now,
      kind: 'staff.refundRetried',
      detail: { refundId, by, why },
    });
    return 'planned';
  });
}
