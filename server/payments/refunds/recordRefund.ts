import { and, eq, ne, sum } from 'drizzle-orm';
import type { CaseKind } from '../../../machines/payment/paymentCaseMachine';
import type { ReservationEvent } from '../../../machines/reservation/reservationMachine';
import { allows, isPaid } from '../../../machines/reservation/reservationStatus';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { refundIs, whereRefund } from '../../database/refundStatus';
import { ledgerEntry, refund as refundTable } from '../../database/schema';
import type { ProviderRefund } from '../../paymentProviders/provider';
import { canGoToAccount } from '../../reservations/accountRefunds';
import { applyEvent, recordEvent } from '../../reservations/applyEvent';
import { heldAtDesk, isInHouse } from '../../reservations/queries';
import { releaseRooms } from '../../rooms/takeRooms';
import { paysReservation, type AttemptRow } from '../attempts';
import { closeAccountCases } from '../cases/cases';
import { openCase } from '../cases/openCase';
import {
  refundFailedEmail,
  refundNeedsAccountEmail,
  refundSettledEmail,
  refundToAccountEmail,
  staffRefundEmail,
} from '../emails/refunds';
import { emailGuest, lockPayment, type LockedPayment, type Recording } from '../recording';
import { nextRefundCheck, nextRefundTry, notBefore } from '../settlement/checkSchedule';
import { lockRefund, refundsOf, type RefundCause, type RefundRow } from './refunds';
import { ACCOUNT_NEEDED, ANSWERED_WITHIN, lastAccountOf } from './toAccount/accountEvents';

const CHARGEBACK = 'dispute ';
/** The name in our books of what a lost dispute took, by the dispute's id at its provider. */
export const chargebackId = (disputeId: string) => CHARGEBACK + disputeId;
/** Whether a refund is what a lost dispute took: no provider lists it among its refunds, and the guest's bank told them. */
export const isChargeback = ({ providerRefundId }: Pick<RefundRow, 'providerRefundId'>) =>
  providerRefundId?.startsWith(CHARGEBACK) === true;

/** Causes of refunds that end the reservation. */
export const endingCauses: ReadonlySet<RefundCause> = new Set(['guestRequest', 'byStaff']);

/** Flutterwave may refuse refunds of so much or less: ₦100, in kobo. Paystack does not say whether it has a minimum. */
const SMALL_REFUND: Kobo = 10_000;

/** A refund's state after asking its provider. */
export type RefundResult =
  /** The provider has it. */
  | { kind: 'known'; refund: ProviderRefund }
  /** Nothing new; check again later, not before `waitMs` milliseconds. */
  | { kind: 'silent'; waitMs: number | null }
  /** It was certainly not accepted, and can be sent again after `waitMs` milliseconds. */
  | { kind: 'notSent'; waitMs: number | null }
  | { kind: 'refused'; message: string };

/** A refund and the payment that it returns, with its reservation, all locked. */
interface LockedRefund extends LockedPayment {
  refund: RefundRow;
}

/** Records what is known about a refund, in one transaction and at most once: a second call finds it ended. */
export async function recordRefund(
  recording: Recording,
  { attempt, refund: { id } }: Pick<LockedRefund, 'attempt' | 'refund'>,
  result: RefundResult,
): Promise<void> {
  const payment = await lockPayment(recording, attempt);
  const refund = await lockRefund(recording.tx, id);
  if (!payment || !refund || hasEnded(refund, result)) return;
  const locked: LockedRefund = { ...payment, refund };
  switch (result.kind) {
    case 'silent':
      return wait(locked, {}, result.waitMs);
    case 'notSent':
      return wait(locked, { status: 'requested' }, result.waitMs);
    case 'refused':
      return recordRefusal(locked, result.message);
    case 'known':
      return follow(locked, result.refund);
  }
}

/** A failed refund can still end well, if the provider has another one for it or changes its response. */
function hasEnded(refund: RefundRow, result: RefundResult): boolean {
  if (!refundIs(refund, 'ended')) return false;
  if (!refundIs(refund, 'failed') || result.kind !== 'known') return true;
  return result.refund.id === refund.providerRefundId && result.refund.state === 'failed';
}

/** Applies what the provider says about a refund of ours. */
async function follow(locked: LockedRefund, theirs: ProviderRefund): Promise<void> {
  const { tx, context, refund } = locked;
  const { id: providerRefundId } = theirs;
  const isOurOwn = refund.providerRefundId === providerRefundId;
  const isAnother = (await refundsOf(tx, refund.attemptId)).some(
    (one) => one.providerRefundId === providerRefundId,
  );
  if (!isOurOwn && isAnother) return wait(locked, {});
  if (theirs.amountKobo !== null && theirs.amountKobo !== refund.amountKobo) {
    const message = `The provider returns ${theirs.amountKobo} kobo`;
    await stop(locked, 'refund_other_amount', { status: 'failed', providerRefundId }, message);
    return;
  }
  switch (theirs.state) {
    case 'pending': {
      const isStuck = refundIs(refund, 'stuck');
      if (isStuck && refund.accountGivenAt === null) return wait(locked, { providerRefundId });
      await applyToReservation(locked, { type: 'refund.retried' });
      await wait(locked, { providerRefundId, status: 'sent' });
      if (isStuck) await announceAccount(locked);
      return;
    }
    case 'settled':
      return finish(locked, providerRefundId);
    case 'failed':
      await stop(locked, 'refund_failed', { status: 'failed', providerRefundId });
      return;
    case 'needsAttention':
      return isAccountOnItsWay(refund, context.clock.now())
        ? wait(locked, { providerRefundId })
        : needAttention(locked, providerRefundId);
  }
}

/** Schedules another check. A refund that takes longer than any should becomes a case for staff. */
async function wait(
  locked: LockedRefund,
  changes: Partial<RefundRow>,
  waitMs: number | null = null,
): Promise<void> {
  const { refund, reservation } = locked;
  const nextCheckAt = nextCheckOf(locked, waitMs);
  await update(locked, { ...changes, nextCheckAt });
  if (nextCheckAt !== null || !(await openRefundCase(locked, 'refund_overdue'))) return;
  if (refundIs(refund, 'stuck')) return;
  await emailGuest(locked, refundFailedEmail(reservation, refund.amountKobo));
}

/** The money is back: it enters the ledger, and the guest is told. */
async function finish(locked: LockedRefund, providerRefundId: string): Promise<void> {
  const { tx, context, reservation, attempt, refund } = locked;
  const { id: refundId, attemptId, amountKobo } = refund;
  await update(locked, { status: 'settled', providerRefundId, nextCheckAt: null });
  const at = context.clock.now();
  await tx.insert(ledgerEntry).values({ at, kind: 'refund', attemptId, refundId, amountKobo });
  await applyToReservation(locked, { type: 'refund.settled' });
  if ((await endWhenAllIsBack(locked)) || isChargeback(locked.refund)) return;
  await emailGuest(locked, refundSettledEmail(reservation, amountKobo, attempt));
}

/** Recorded as ending a reservation whose money was refunded without a request here. */
const OUTSIDE = 'the payment provider';

/**
 * Ends a reservation once the whole price of its paying attempt has gone back, even if none of the refunds was meant to
 * end it. If the stay is still to come, its rooms are free from then on.
 * @returns whether the guest was told; false if the reservation goes on, had ended before, or is ended by a refund of
 * its own
 */
async function endWhenAllIsBack(recording: LockedPayment): Promise<boolean> {
  // Locked again: this refund may just have ended it.
  const locked = await lockPayment(recording, recording.attempt);
  if (!locked) return false;
  const { tx, context, reservation, attempt } = locked;
  if (!isPaid(reservation) || !paysReservation(locked)) return false;
  const amountKobo = await priceBackKobo(tx, attempt);
  if (amountKobo < attempt.amountKobo) return false;
  if ((await heldAtDesk(tx, reservation.id)) > 0) return false;
  // Nobody loses the room that they are in.
  if (await isInHouse(tx, reservation.id)) return false;
  const detail = { amountKobo, by: OUTSIDE };
  if (!allows(reservation, { type: 'refund.requested' })) {
    await applyEvent(tx, context, reservation, { type: 'refund.settled' }, { detail });
    return false;
  }
  const over = await applyEvent(tx, context, reservation, { type: 'refund.requested' }, { detail });
  const today = lagosToday(context.clock.now());
  await releaseRooms(tx, over.id, over.checkIn < today ? today : undefined);
  const ended = await applyEvent(tx, context, over, { type: 'refund.settled' }, { detail });
  // As with money given back at the desk, nothing is on its way any more.
  await emailGuest(locked, staffRefundEmail(ended, amountKobo, { isOver: true, atDesk: true }));
  return true;
}

/** The refunded part of the price, without refunds of an excess. */
async function priceBackKobo(tx: Database, { id }: AttemptRow): Promise<Kobo> {
  const [back] = await tx
    .select({ amountKobo: sum(refundTable.amountKobo).mapWith(Number) })
    .from(refundTable)
    .where(
      and(eq(refundTable.attemptId, id), whereRefund('paidOut'), ne(refundTable.cause, 'excess')),
    );
  return back?.amountKobo ?? 0;
}

/**
 * Schedules another try, until the schedule ends: a provider refuses while the hotel's balance is empty. An amount too
 * small for it stays too small, so staff has it listed instead.
 */
async function recordRefusal(locked: LockedRefund, message: string): Promise<void> {
  const { context, refund } = locked;
  if (refund.amountKobo <= SMALL_REFUND) {
    await stop(locked, 'refund_too_small', { status: 'failed' }, message);
    return;
  }
  await stop(locked, 'refund_refused', { status: 'failed' }, message);
  const nextCheckAt = nextRefundTry(followedSince(refund), context.clock.now());
  await update(locked, { refusals: refund.refusals + 1, nextCheckAt });
}

/** An account was given just now: what is read meanwhile may be older than that. */
function isAccountOnItsWay({ accountGivenAt }: RefundRow, now: Date): boolean {
  return accountGivenAt !== null && now.getTime() < accountGivenAt.getTime() + ANSWERED_WITHIN;
}

/** The provider needs something to send it. If it takes an account, the guest is asked for one, every time. */
async function needAttention(locked: LockedRefund, providerRefundId: string): Promise<void> {
  const { tx, context, reservation, attempt, refund } = locked;
  const { amountKobo } = refund;
  const takesAccount = canGoToAccount(attempt);
  const asksAgain = refund.accountGivenAt !== null;
  const email = takesAccount
    ? refundNeedsAccountEmail(reservation, amountKobo)
    : refundFailedEmail(reservation, amountKobo);
  const stuck = { status: 'needs_attention', providerRefundId, accountGivenAt: null } as const;
  const isTold = await stop(locked, 'refund_needs_attention', stuck, null, email);
  if (takesAccount && (isTold || asksAgain)) {
    const detail = { refundId: refund.id, amountKobo };
    await recordEvent(tx, context, reservation.id, ACCOUNT_NEEDED, detail);
    if (!isTold) await emailGuest(locked, email);
  }
  if (nextCheckOf(locked) === null) await openRefundCase(locked, 'refund_overdue');
}

/** An account was taken: its cases are closed, and the guest is told which account, in case somebody else gave it. */
async function announceAccount(locked: LockedRefund): Promise<void> {
  const { tx, context, reservation, refund } = locked;
  const account = await lastAccountOf(tx, reservation.id, refund.id);
  if (!account) return;
  const note = `An account was given: ${account.bank}, number ending in ${account.lastDigits}`;
  await closeAccountCases(tx, context, refund.id, { by: 'the system', note });
  await emailGuest(locked, refundToAccountEmail(reservation, refund.amountKobo, account));
}

/**
 * Hands the refund to staff. If it only needs attention it is still checked, because it may be paid out after all.
 * @returns whether the guest was told
 */
async function stop(
  locked: LockedRefund,
  kind: CaseKind,
  changes: Partial<RefundRow> & Pick<RefundRow, 'status'>,
  message: string | null = null,
  email = refundFailedEmail(locked.reservation, locked.refund.amountKobo),
): Promise<boolean> {
  const nextCheckAt = refundIs(changes, 'stuck') ? nextCheckOf(locked) : null;
  await update(locked, { ...changes, nextCheckAt });
  const isNew = await openRefundCase(locked, kind, message);
  await applyToReservation(locked, { type: 'refund.failed' });
  if (!isNew || refundIs(locked.refund, 'stuck')) return false;
  await emailGuest(locked, email);
  return true;
}

/** Updates the reservation. Only a refund that ends it, requested by the guest or made by staff, concerns it. */
async function applyToReservation(
  { tx, context, reservation, refund }: LockedRefund,
  event: ReservationEvent,
): Promise<void> {
  if (!endingCauses.has(refund.cause) || !allows(reservation, event)) return;
  const { id, amountKobo } = refund;
  await applyEvent(tx, context, reservation, event, { detail: { refundId: id, amountKobo } });
}

function openRefundCase(locked: LockedRefund, kind: CaseKind, message: string | null = null) {
  const { attemptId, id: refundId, amountKobo, providerRefundId } = locked.refund;
  const detail = { amountKobo, providerRefundId, message };
  return openCase(locked, { kind, attemptId, refundId, detail });
}

function followedSince({ requestedAt, retriedAt }: RefundRow): Date {
  return retriedAt ?? requestedAt;
}

function nextCheckOf({ context, refund }: LockedRefund, waitMs: number | null = null): Date | null {
  const now = context.clock.now();
  return notBefore(nextRefundCheck(followedSince(refund), now), now, waitMs);
}

async function update({ tx, context, refund }: LockedRefund, changes: Partial<RefundRow>) {
  await tx
    .update(refundTable)
    .set({ ...changes, updatedAt: context.clock.now() })
    .where(eq(refundTable.id, refund.id));
}
