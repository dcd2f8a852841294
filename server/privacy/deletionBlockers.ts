import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
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

/** Whether the guest may be paying on a checkout now, or money is on its way back, with staff, or awaited by the desk. */
async function hasMoneyInQuestion(tx: Database, accountId: string, now: Date): Promise<boolean> {
  const reservations = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.accountId, accountId));
  const isPayable = and(
    whereTag(reservation, 'awaitsPayment'),
    gt(reservation.holdExpiresAt, now),
    eq(reservation.accountId, accountId),
  );
  const payable = tx.select({ id: reservation.id }).from(reservation).where(isPayable);
  const attempts = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.reservationId, reservations));
  const mayBePaying = and(
    inArray(paymentAttempt.reservationId, payable),
    inArray(paymentAttempt.status, attemptStatusesWith('expectsMoney')),
  );
  const isReturning = and(
    inArray(refund.attemptId, attempts),
    inArray(refund.status, refundStatusesWith('underWay')),
  );
  const isWithStaff = and(inArray(paymentCase.attemptId, attempts), isNull(paymentCase.closedAt));
  const isAwaited = inArray(awaitedTransfer.reservationId, reservations);
  const found =
    (await tx.$count(paymentAttempt, mayBePaying)) +
    (await tx.$count(refund, isReturning)) +
    (await tx.$count(paymentCase, isWithStaff)) +
    (await tx.$count(awaitedTransfer, isAwaited));
  return found > 0;
}

/** Why an account whose reservations are locked can't be deleted yet; null if nothing prevents it. */
export async function deletionBlockers(
  tx: Database,
  accountId: string,
  reservations: readonly ReservationRow[],
  now: Date,
): Promise<ApiError | null> {
  const today = lagosToday(now);
  const isExpected = reservations.some((row) => row.checkOut >= today && hasTag(row, 'confirmed'));
  if (isExpected) return new ApiError(409, 'stay_ahead', messages.stayAhead);
  return (await hasMoneyInQuestion(tx, accountId, now))
    ? new ApiError(409, 'payment_open', messages.paymentOpen)
    : null;
}
