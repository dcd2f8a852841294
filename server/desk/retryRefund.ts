import { and, eq, isNull } from 'drizzle-orm';
import { paymentAttempt, refund, reservationEvent, review } from '../database/schema';
import type { Context } from '../context';
import { isUuid } from '../shared/uuid';

/** What became of staff's wish to have a refund sent again. */
export type Retrying = 'planned' | 'notFailed' | 'unknown';

/**
 * Has the failed refund of an open case sent again, and writes down who wants it so: the server's next sweep does it,
 * within a minute, and looks first whether the provider has it already.
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
      .where(and(eq(refund.id, refundId), eq(refund.status, 'failed')))
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
