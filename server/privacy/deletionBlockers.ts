import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as messages from '../../messages/account/accountDeletion';
import { leavesOn } from '../../machines/shared/lastNight';
import { lagosToday } from '../../machines/shared/stay';
import { awaitsPayment, hasTag } from '../../machines/reservation/reservationStatus';
import { unpaidExtras } from '../books/cashBook';
import { isLeft, moneyReceived } from '../books/moneyReceived';
import type { Database } from '../database/database';
import { whereAttempt } from '../database/attemptStatus';
import { whereRefund } from '../database/refundStatus';
import {
  deskPayment,
  expectedTransfer,
  paymentAttempt,
  paymentCase,
  refund,
  roomStay,
} from '../database/schema';
import { ApiError } from '../contract/apiError';
import type { ReservationRow } from '../reservations/queries';

const idsOf = (rows: readonly ReservationRow[]) => rows.map(({ id }) => id);

/** Whether the guest may be paying, owes extras, or money is on its way back, with staff, or awaited by the desk. */
async function hasMoneyInQuestion(
  tx: Database,
  reservations: readonly ReservationRow[],
  now: Date,
): Promise<boolean> {
  const ids = idsOf(reservations);
  const payable = reservations.filter((row) => awaitsPayment(row) && row.holdExpiresAt > now);
  const attempts = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.reservationId, ids));
  const mayBePaying = and(
    inArray(paymentAttempt.reservationId, idsOf(payable)),
    whereAttempt('expectsMoney'),
  );
  const isReturning = and(inArray(refund.attemptId, attempts), whereRefund('underWay'));
  const isWithStaff = and(inArray(paymentCase.attemptId, attempts), isNull(paymentCase.closedAt));
  const found =
    (await tx.$count(paymentAttempt, mayBePaying)) +
    (await tx.$count(refund, isReturning)) +
    (await tx.$count(paymentCase, isWithStaff)) +
    (await tx.$count(expectedTransfer, inArray(expectedTransfer.reservationId, ids)));
  const unused = await moneyReceived(tx, inArray(deskPayment.aboutId, ids), isLeft);
  const owed = [...(await unpaidExtras(tx, ids)).values()];
  return found > 0 || unused.length > 0 || owed.some((kobo) => kobo > 0);
}

/** Why an account whose reservations are locked can't be deleted yet; null if nothing prevents it. */
export async function deletionBlockers(
  tx: Database,
  reservations: readonly ReservationRow[],
  now: Date,
): Promise<ApiError | null> {
  const today = lagosToday(now);
  const isExpected = reservations.some(
    (row) => leavesOn(row) >= today && hasTag(row, 'guaranteed'),
  );
  // A guest may stay in the house past the last day.
  const isTheirs = inArray(roomStay.reservationId, idsOf(reservations));
  const inHouse = await tx.$count(roomStay, and(isTheirs, eq(roomStay.state, 'inHouse')));
  if (isExpected || inHouse > 0) return new ApiError(409, 'stay_ahead', messages.stayAhead);
  return (await hasMoneyInQuestion(tx, reservations, now))
    ? new ApiError(409, 'payment_open', messages.paymentOpen)
    : null;
}
