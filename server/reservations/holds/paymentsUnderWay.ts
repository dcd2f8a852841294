import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { attemptStatusesWith } from '../../database/attemptStatus';
import { paymentAttempt } from '../../database/schema';

/**
 * Until when a provider's word counts that a payment for a reservation is under way; null if none does now.
 * Superseded checkouts don't count.
 */
export async function paymentUnderWayUntil(
  database: Database,
  reservationId: string,
  now: Date,
): Promise<Date | null> {
  const [found] = await database
    .select({ until: paymentAttempt.underWayUntil })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        gt(paymentAttempt.underWayUntil, now),
        inArray(paymentAttempt.status, attemptStatusesWith('canPay')),
      ),
    )
    .orderBy(desc(paymentAttempt.underWayUntil))
    .limit(1);
  return found?.until ?? null;
}
