import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { paymentAttempt, reservation, paymentCase } from '../database/schema';

/** Whether staff is reviewing a payment for a reservation, as a subquery. Cases about refunds don't count. */
export function openCasesAbout(database: Database, reservationId: AnyPgColumn) {
  return database
    .select({ isUnderReview: sql<boolean>`count(*) > 0`.as('is_under_review') })
    .from(paymentCase)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentCase.attemptId))
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        isNull(paymentCase.refundId),
        isNull(paymentCase.closedAt),
      ),
    )
    .as('open_cases');
}

/** Whether staff is reviewing a payment for the reservation. */
export async function isUnderReview(database: Database, reservationId: string): Promise<boolean> {
  const looked = openCasesAbout(database, reservation.id);
  const [found] = await database
    .select({ isUnderReview: looked.isUnderReview })
    .from(reservation)
    .crossJoinLateral(looked)
    .where(eq(reservation.id, reservationId));
  return found?.isUnderReview ?? false;
}
