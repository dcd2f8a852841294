import { hasTag, isGivenUp } from '../../../machines/reservation/reservationStatus';
import { attemptIs } from '../../database/attemptStatus';
import { ledgerEntry } from '../../database/schema';
import { notifyStaff } from '../../email/outbox';
import { issueReceipt } from '../../receipts/receiptNumbers';
import type { EventEffects } from '../../reservations/applyEvent';
import { payStay, type PaidStay } from '../../reservations/payStay';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { paidNotice } from '../../reservations/staffNotices';
import { amountDue, refundDeadlineOf } from '../../reservations/status';
import { normalEmail } from '../../shared/emailAddress';
import { askAboutOpenPages, type AttemptRow } from '../attempts';
import { paidEmail } from '../emails/paid';
import { excessEmail, returnedEmail } from '../emails/refunds';
import { emailGuest, updateAttempt, type LockedPayment } from '../recording';
import { openRefund, reasonsForOthers, type AutomaticCause } from '../refunds/refunds';

/** The use of money for a reservation: it pays, or it is refunded for a reason. */
type Use = ({ kind: 'pays' } & PaidStay) | { kind: 'returns'; cause: AutomaticCause };

/** Books money that arrived, in whole kobo: it pays the reservation and the excess is refunded, or all of it. */
export async function creditPayment(locked: LockedPayment, paidKobo: number): Promise<void> {
  const { tx, context, attempt, work } = locked;
  const use = await useOf(locked);
  await bookCharge(locked, paidKobo, use.kind === 'pays' ? 'settled' : 'returned');
  if (use.kind === 'returns') return sendBack(locked, use.cause, paidKobo);
  const paid = { ...locked, reservation: use.reservation };
  await notifyStaff(tx, context, paidNotice(context, use.reservation, paidKobo));
  work.push(...(await askAboutOpenPages(tx, context, use.reservation.id)));
  await emailReceipts(paid, use.late);
  const excess = paidKobo - attempt.amountKobo;
  if (excess > 0) await sendBack(paid, 'excess', excess);
  await issueReceipt(tx, context, use.reservation.id);
}

/** Books less than the price on an undecided payment, in whole kobo, and refunds all of it. */
export async function returnShort(locked: LockedPayment, paidKobo: number): Promise<void> {
  await bookCharge(locked, paidKobo, 'returned');
  await sendBack(locked, 'short', paidKobo);
}

/** Enters money that arrived into the ledger, in whole kobo, and records the result on its attempt. */
export async function bookCharge(
  locked: LockedPayment,
  amountKobo: number,
  status: 'settled' | 'returned',
): Promise<void> {
  const { tx, context, attempt } = locked;
  const at = context.clock.now();
  await tx.insert(ledgerEntry).values({ at, kind: 'charge', attemptId: attempt.id, amountKobo });
  await updateAttempt(locked, { status });
}

/** Refunds money of a payment, in whole kobo, and tells the guest. */
export async function sendBack(locked: LockedPayment, cause: AutomaticCause, amountKobo: number) {
  const { tx, context, reservation, attempt, work } = locked;
  const reason = reasonsForOthers[cause];
  const { id: refundId } = await openRefund(tx, context, attempt, { amountKobo, cause, reason });
  work.push({ kind: 'carryRefund', refundId, provider: attempt.provider });
  const email =
    cause === 'excess'
      ? excessEmail(reservation, amountKobo, attempt)
      : returnedEmail(reservation, cause, amountKobo, attempt);
  await emailGuest(locked, email);
}

async function useOf(locked: LockedPayment): Promise<Use> {
  const { reservation, attempt } = locked;
  if (isGivenUp(reservation)) return { kind: 'returns', cause: 'cancelled' };
  if (hasTag(reservation, 'wasPaid')) {
    // Whoever gave the stay back is not told that it stands.
    return { kind: 'returns', cause: hasTag(reservation, 'confirmed') ? 'duplicate' : 'cancelled' };
  }
  if (attemptIs(attempt, 'outOfUse') || attempt.amountKobo !== amountDue(reservation)) {
    return { kind: 'returns', cause: 'superseded' };
  }
  const paid = await payStay(locked, effectsOf(attempt));
  return paid ? { kind: 'pays', ...paid } : { kind: 'returns', cause: 'late' };
}

function effectsOf({ reference, amountKobo, provider, channel }: AttemptRow): EventEffects {
  return {
    changes: { paymentReference: reference },
    detail: { reference, amountKobo, provider, ...(channel === null ? {} : { channel }) },
  };
}

/** Emails the receipt to the account's owner and to the reservation's other address, if there is one. */
async function emailReceipts(locked: LockedPayment, late: boolean): Promise<void> {
  const { tx, context, attempt } = locked;
  const found = await withRooms(tx, locked.reservation.id);
  const { accountEmail, emailAddress } = found.row;
  const deadline = refundDeadlineOf(context.configuration, found.row);
  const turn = { late, refundableUntil: context.clock.now() < deadline ? deadline : null };
  await emailGuest(locked, paidEmail(found, attempt, turn));
  if (emailAddress === null || normalEmail(emailAddress) === normalEmail(accountEmail)) return;
  await emailGuest(locked, paidEmail(found, attempt, { ...turn, elsewhere: emailAddress }));
}
