import { eq } from 'drizzle-orm';
import { lagosToday } from '../../../machines/shared/stay';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { isExpired, isGivenUp } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { ledgerEntry, paymentAttempt } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import { normalEmail } from '../../shared/emailAddress';
import { enqueueEmail, notifyStaff } from '../../email/outbox';
import type { Context } from '../../context';
import { applyEvent } from '../../reservations/applyEvent';
import { expireHold } from '../../reservations/holds/expireHold';
import { allocationsOf, type ReservationRow } from '../../reservations/queries';
import { type ReservationWithRooms, withRooms } from '../../reservations/reservationsWithRooms';
import { paidNotice } from '../../reservations/staffNotices';
import { refundDeadlineOf } from '../../reservations/status';
import { reserveRooms } from '../../reservations/reserveRooms';
import { askAboutOpenPages, type AttemptRow } from '../attempts';
import { paidEmail } from '../emails/paid';
import { issueReceipt } from '../../receipts/receiptNumbers';
import { emailJob } from '../../email/jobs';
import { excessEmail, returnedEmail } from '../emails/refunds';
import { openRefund, reasonsForOthers, type RefundCause } from '../refunds/refunds';

type CreditContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** What money for a reservation is used for: it pays, or it is refunded for a reason. */
type Use =
  | { kind: 'pays'; reservation: ReservationRow; late: boolean }
  | { kind: 'returns'; cause: AutomaticCause };

/**
 * Books money that arrived on a locked attempt of a locked reservation: it pays the reservation, or all of it is
 * refunded. Anything above the price is refunded in both cases.
 * @returns follow-up work for after the commit
 */
export async function creditPayment(
  tx: Database,
  context: CreditContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
  paidKobo: number,
): Promise<FollowUpJob[]> {
  const use = await useOf(tx, context, reservation, attempt);
  await bookCharge(tx, context, attempt, paidKobo, use.kind === 'pays' ? 'settled' : 'returned');
  if (use.kind === 'returns') {
    return sendBack(tx, context, reservation, attempt, use.cause, paidKobo);
  }
  const found = await withRooms(tx, use.reservation.id);
  await notifyStaff(tx, context, paidNotice(use.reservation, paidKobo));
  const others = await askAboutOpenPages(tx, context, reservation.id);
  const work: FollowUpJob[] = [
    ...(await writeReceipts(tx, context, found, attempt, use.late)),
    ...others,
  ];
  const excess = paidKobo - attempt.amountKobo;
  if (excess > 0) {
    work.push(...(await sendBack(tx, context, use.reservation, attempt, 'excess', excess)));
  }
  await issueReceipt(tx, context, reservation.id);
  return work;
}

/**
 * Books less than the price on a locked, undecided attempt, and refunds all of it.
 * @returns follow-up work for after the commit
 */
export async function returnShort(
  tx: Database,
  context: CreditContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
  paidKobo: number,
): Promise<FollowUpJob[]> {
  await bookCharge(tx, context, attempt, paidKobo, 'returned');
  return sendBack(tx, context, reservation, attempt, 'short', paidKobo);
}

/** Enters money that arrived into the ledger, in whole kobo, and records the result on its attempt. */
export async function bookCharge(
  tx: Database,
  { clock }: Pick<CreditContext, 'clock'>,
  { id }: AttemptRow,
  amountKobo: number,
  status: 'settled' | 'returned',
): Promise<void> {
  const now = clock.now();
  await tx.insert(ledgerEntry).values({ at: now, kind: 'charge', attemptId: id, amountKobo });
  await tx.update(paymentAttempt).set({ status, updatedAt: now }).where(eq(paymentAttempt.id, id));
}

async function useOf(
  tx: Database,
  context: CreditContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
): Promise<Use> {
  if (attemptIs(attempt, 'outOfUse') || attempt.amountKobo !== reservation.totalKobo) {
    const cause = isGivenUp(reservation) ? 'cancelled' : 'superseded';
    return { kind: 'returns', cause };
  }
  switch (reservation.status) {
    case 'pending':
      return payPending(tx, context, reservation, attempt);
    case 'cancelled':
      return isExpired(reservation)
        ? payLate(tx, context, reservation, attempt)
        : { kind: 'returns', cause: 'cancelled' };
    case 'paid':
    case 'refunded':
      return { kind: 'returns', cause: 'duplicate' };
  }
}

/** Pays a pending reservation. An expired hold that wasn't swept yet still has its rooms, unless the stay is past. */
async function payPending(
  tx: Database,
  context: CreditContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
): Promise<Use> {
  if (isHoldExpired(reservation, context.clock.now()) && hasBegun(context, reservation)) {
    const { row } = await expireHold(tx, context, reservation);
    return payLate(tx, context, row, attempt);
  }
  const effects = effectsOf(attempt);
  const paid = await applyEvent(tx, context, reservation, { type: 'payment.settled' }, effects);
  return { kind: 'pays', reservation: paid, late: false };
}

async function payLate(
  tx: Database,
  context: CreditContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
): Promise<Use> {
  if (hasBegun(context, reservation)) return { kind: 'returns', cause: 'late' };
  const wanted = await allocationsOf(tx, reservation.id);
  if (!(await reserveRooms(tx, context, reservation, wanted)))
    return { kind: 'returns', cause: 'late' };
  const effects = effectsOf(attempt);
  const paid = await applyEvent(tx, context, reservation, { type: 'payment.settledLate' }, effects);
  return { kind: 'pays', reservation: paid, late: true };
}

/** Whether the first night is over: a guest who was told that the reservation expired will not have come. */
function hasBegun({ clock }: Pick<CreditContext, 'clock'>, { checkIn }: ReservationRow): boolean {
  return checkIn < lagosToday(clock.now());
}

function effectsOf({ reference, amountKobo, provider, channel }: AttemptRow) {
  return {
    changes: { paymentReference: reference },
    detail: { reference, amountKobo, provider, ...(channel === null ? {} : { channel }) },
  };
}

/** Emails the receipt to the account's owner and to the reservation's other address, if there is one. */
async function writeReceipts(
  tx: Database,
  context: CreditContext,
  found: ReservationWithRooms,
  attempt: AttemptRow,
  late: boolean,
): Promise<FollowUpJob[]> {
  const { accountEmail, emailAddress } = found.row;
  const deadline = refundDeadlineOf(context.configuration, found.row);
  const turn = { late, refundableUntil: context.clock.now() < deadline ? deadline : null };
  const receipts = [paidEmail(found, attempt, turn)];
  if (normalEmail(emailAddress) !== normalEmail(accountEmail)) {
    receipts.push(paidEmail(found, attempt, { ...turn, elsewhere: emailAddress }));
  }
  const work: FollowUpJob[] = [];
  for (const receipt of receipts) work.push(emailJob(await enqueueEmail(tx, context, receipt)));
  return work;
}

/** Why money is refunded that no reservation can use. */
export type AutomaticCause = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'atProvider'
>;

/**
 * Refunds money of a locked attempt and tells the guest. Whole kobo.
 * @returns follow-up work for after the commit
 */
export async function sendBack(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  reservation: ReservationRow,
  attempt: AttemptRow,
  cause: AutomaticCause,
  amountKobo: number,
): Promise<FollowUpJob[]> {
  const reason = reasonsForOthers[cause];
  const { id: refundId } = await openRefund(tx, context, attempt, { amountKobo, cause, reason });
  const email =
    cause === 'excess'
      ? excessEmail(reservation, amountKobo, attempt)
      : returnedEmail(reservation, cause, amountKobo, attempt);
  const emailId = await enqueueEmail(tx, context, email);
  return [{ kind: 'carryRefund', refundId, provider: attempt.provider }, emailJob(emailId)];
}
