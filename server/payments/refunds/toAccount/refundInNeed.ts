import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { paymentAttempt, refund, paymentCase } from '../../../database/schema';
import { isAtProvider, OTHER_NAME, refundAboutAccount } from '../../../reservations/accountRefunds';
import type { RefundOfAttempt } from '../refunds';

/** The refund of a reservation that waits for an account, else one that was given one and is under way; null where none is. */
export async function refundInNeed(
  database: Database,
  reservationId: string,
): Promise<RefundOfAttempt | null> {
  const found = await database
    .select({ refund, attempt: paymentAttempt })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(and(eq(paymentAttempt.reservationId, reservationId), isAtProvider))
    .orderBy(asc(refund.requestedAt), asc(refund.id));
  return refundAboutAccount(
    found.map((one) => {
      const { provider, channel } = one.attempt;
      return { ...one.refund, provider, channel, ...one };
    }),
  );
}

/** Whether staff looks into an account that was given for a refund. */
export async function isAccountUnderReview(database: Database, refundId: string): Promise<boolean> {
  const [open] = await database
    .select({ id: paymentCase.id })
    .from(paymentCase)
    .where(
      and(
        eq(paymentCase.refundId, refundId),
        eq(paymentCase.kind, OTHER_NAME),
        isNull(paymentCase.closedAt),
      ),
    )
    .limit(1);
  return open !== undefined;
}
