import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as messages from '../../messages/account/accountDeletion';
import { lagosToday } from '../../machines/shared/stay';
import { hasTag } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import { attemptStatusesWith } from '../database/attemptStatus';
import { refundStatusesWith } from '../database/refundStatus';
import {
  awaitedTransfer,
  paymentAttempt,
  paymentCase,
  refund,
  reservation,
} from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import { ApiError } from '../contract/apiError';
import type { ReservationRow } from '../reservations/queries';

/** Whether the guest may be paying on a checkout now. */
async function hasOpenPage(tx: Database, accountId: string, now: Date): Promise<boolean> {
  const [page] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(
      and(
        eq(reservation.accountId, accountId),
        whereTag(reservation, 'awaitsPayment'),
        sql`${reservation.holdExpiresAt} > ${now.toISOString()}::timestamptz`,
        inArray(paymentAttempt.status, attemptStatusesWith('expectsMoney')),
      ),
    )
    .limit(1);
  return page !== undefined;
}

/** Whether money is on its way back, under review by staff, or awaited by the desk. */
async function hasMoneyInQuestion(tx: Database, accountId: string): Promise<boolean> {
  const attempts = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(eq(reservation.accountId, accountId));
  const [returning] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(
      and(
        inArray(refund.attemptId, attempts),
        inArray(refund.status, refundStatusesWith('underWay')),
      ),
    )
    .limit(1);
  const [looked] = await tx
    .select({ id: paymentCase.id })
    .from(paymentCase)
    .where(and(inArray(paymentCase.attemptId, attempts), isNull(paymentCase.closedAt)))
    .limit(1);
  const [awaited] = await tx
    .select({ id: awaitedTransfer.reservationId })
    .from(awaitedTransfer)
    .innerJoin(reservation, eq(reservation.id, awaitedTransfer.reservationId))
    .where(eq(reservation.accountId, accountId))
    .limit(1);
  return returning !== undefined || looked !== undefined || awaited !== undefined;
}

/**
 * Why an account whose reservations are locked can't be deleted yet: a stay is still to come, or a payment is
 * unfinished. Null if nothing prevents it.
 */
export async function deletionBlockers(
  tx: Database,
  accountId: string,
  reservations: readonly ReservationRow[],
  now: Date,
): Promise<ApiError | null> {
  const today = lagosToday(now);
  const isExpected = reservations.some((row) => row.checkOut >= today && hasTag(row, 'confirmed'));
  if (isExpected) return new ApiError(409, 'stay_ahead', messages.stayAhead);
  const isInQuestion =
    (await hasOpenPage(tx, accountId, now)) || (await hasMoneyInQuestion(tx, accountId));
  return isInQuestion ? new ApiError(409, 'payment_open', messages.paymentOpen) : null;
}
