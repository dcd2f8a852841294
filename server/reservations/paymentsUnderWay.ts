import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attemptStatusesWith } from '../database/attemptStatus';
import { paymentAttempt } from '../database/schema';

/**
 * Until when a provider's word counts that a payment for a reservation is under way; null where none does now. A payment of
 * which the hotel has taken the page out of use is none for the reservation.
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
