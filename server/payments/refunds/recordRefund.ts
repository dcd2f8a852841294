import { eq } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import type { ReservationEvent } from '../../../machines/reservation/reservationMachine';
import type { CaseKind } from '../../../machines/payment/paymentCaseMachine';
import { allows } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { ledgerEntry, refund as refundTable } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import { enqueueEmail } from '../../email/outbox';
import type { UnwrittenEmail } from '../../email/emailKind';
import type { Context } from '../../context';
import { canGoToAccount } from '../../reservations/accountRefunds';
import { applyEvent } from '../../reservations/applyEvent';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockAttempt, type AttemptRow } from '../attempts';
import { nextRefundCheck, nextRefundTry, notBefore } from '../settlement/checkSchedule';
import {
  refundNeedsAccountEmail,
  refundToAccountEmail,
  refundFailedEmail,
  refundSettledEmail,
} from '../emails/refunds';
import { closeAccountCases } from '../cases/cases';
import type { ProviderRefund } from '../../paymentProviders/provider';
import { openCase } from '../cases/openCase';
import { endWhenAllIsBack } from './endWhenAllIsBack';
import {
  type RefundCause,
  type RefundRow,
  knownRefundIds,
  lockRefund,
  type RefundOfAttempt,
  type RefundResult,
} from './refunds';
import { ANSWERED_WITHIN, lastAccountOf, noteAccountNeeded } from './toAccount/accountEvents';
import { emailJob } from '../../email/jobs';

/** Causes of refunds that end the reservation. */
export const endingCauses: ReadonlySet<RefundCause> = new Set(['guestRequest', 'byStaff']);

/** Flutterwave may refuse refunds of so much or less: ₦100, in kobo. Paystack does not say whether it has a minimum. */
const SMALL_REFUND: Kobo = 10_000;

/** What recording refunds needs. */
export type RecordingContext = Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>;

/** The rows that the transaction works on, all locked. */
export interface LockedRefund {
  tx: Database;
  context: RecordingContext;
  reservation: ReservationRow;
  /** The payment that it returns. */
  attempt: AttemptRow;
  refund: RefundRow;
}

/**
 * Records what is known about a refund, in one transaction and at most once: a second call finds it ended.
 * @returns follow-up work for after the commit
 */
export async function recordRefund(
  tx: Database,
  context: RecordingContext,
  found: RefundOfAttempt,
  result: RefundResult,
): Promise<FollowUpJob[]> {
  const reservation = await lockReservation(tx, found.attempt.reservationId);
  const attempt = await lockAttempt(tx, found.attempt.id);
  const refund = await lockRefund(tx, found.refund.id);
  if (!reservation || !attempt || !refund || hasEnded(refund, result)) return [];
  const locked: LockedRefund = { tx, context, reservation, attempt, refund };
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
export async function applyProviderStatus(
  locked: LockedRefund,
  theirs: ProviderRefund,
): Promise<FollowUpJob[]> {
  return hasEnded(locked.refund, { kind: 'known', refund: theirs }) ? [] : follow(locked, theirs);
}

async function follow(locked: LockedRefund, theirs: ProviderRefund): Promise<FollowUpJob[]> {
  const { refund } = locked;
  const known = await knownRefundIds(locked.tx, refund.attemptId);
  const isAnother = refund.providerRefundId !== theirs.id && known.has(theirs.id);
  if (isAnother) return wait(locked, {});
  const providerRefundId = theirs.id;
  if (theirs.amountKobo !== null && theirs.amountKobo !== refund.amountKobo) {
    const detail = `The provider returns ${theirs.amountKobo} kobo`;
    return stop(locked, 'refund_other_amount', { status: 'failed', providerRefundId }, detail);
  }
  switch (theirs.state) {
    case 'pending': {
      const isStuck = refundIs(refund, 'stuck');
      if (isStuck && refund.accountGivenAt === null) return wait(locked, { providerRefundId });
      await applyToReservation(locked, { type: 'refund.retried' });
      const waiting = await wait(locked, { providerRefundId, status: 'sent' });
      return isStuck ? [...waiting, ...(await announceAccount(locked))] : waiting;
    }
    case 'settled':
      return finish(locked, providerRefundId);
    case 'failed':
      return stop(locked, 'refund_failed', { status: 'failed', providerRefundId });
    case 'needsAttention':
      return isAccountOnItsWay(refund, locked.context.clock.now())
        ? wait(locked, { providerRefundId })
        : needAttention(locked, providerRefundId);
  }
}

/**
 * Schedules another try, until the schedule ends: a provider refuses while the hotel's balance is empty. An amount too
 * small for it stays too small, so staff has it listed instead.
 */
async function recordRefusal(locked: LockedRefund, message: string): Promise<FollowUpJob[]> {
  const { context, refund } = locked;
  if (refund.amountKobo <= SMALL_REFUND) {
    return stop(locked, 'refund_too_small', { status: 'failed' }, message);
  }
  const work = await stop(locked, 'refund_refused', { status: 'failed' }, message);
  const nextCheckAt = nextRefundTry(followedSince(refund), context.clock.now());
  await update(locked, { refusals: refund.refusals + 1, nextCheckAt });
  return work;
}

/** Schedules another check. A refund that takes longer than any should becomes a case for staff. */
async function wait(
  locked: LockedRefund,
  changes: Partial<RefundRow>,
  waitMs: number | null = null,
): Promise<FollowUpJob[]> {
  const { refund, context } = locked;
  const nextCheckAt = nextCheckOf(context, refund, waitMs);
  await update(locked, { ...changes, nextCheckAt });
  if (nextCheckAt !== null || !(await openRefundCase(locked, 'refund_overdue'))) return [];
  if (refundIs(refund, 'stuck')) return [];
  return enqueue(locked, refundFailedEmail(locked.reservation, refund.amountKobo));
}

function followedSince({ requestedAt, retriedAt }: RefundRow): Date {
  return retriedAt ?? requestedAt;
}

function nextCheckOf(
  { clock }: Pick<Context, 'clock'>,
  refund: RefundRow,
  waitMs: number | null = null,
): Date | null {
  const now = clock.now();
  return notBefore(nextRefundCheck(followedSince(refund), now), now, waitMs);
}

async function finish(locked: LockedRefund, providerRefundId: string): Promise<FollowUpJob[]> {
  const { tx, context, reservation, attempt, refund } = locked;
  const { id: refundId, attemptId, amountKobo } = refund;
  await update(locked, { status: 'settled', providerRefundId, nextCheckAt: null });
  const at = context.clock.now();
  await tx.insert(ledgerEntry).values({ at, kind: 'refund', attemptId, refundId, amountKobo });
  await applyToReservation(locked, { type: 'refund.settled' });
  const end = await endWhenAllIsBack(tx, context, attemptId);
  return end ?? enqueue(locked, refundSettledEmail(reservation, amountKobo, attempt));
}

/** An account was given just now: what is read meanwhile may be older than that. */
function isAccountOnItsWay({ accountGivenAt }: RefundRow, now: Date): boolean {
  return accountGivenAt !== null && now.getTime() < accountGivenAt.getTime() + ANSWERED_WITHIN;
}

/** The provider needs something to send it. If it takes an account, the guest is asked for one, every time. */
async function needAttention(
  locked: LockedRefund,
  providerRefundId: string,
): Promise<FollowUpJob[]> {
  const { tx, context, reservation, attempt, refund } = locked;
  const { amountKobo } = refund;
  const takesAccount = canGoToAccount(attempt);
  const asksAgain = refund.accountGivenAt !== null;
  const stuck = { status: 'needs_attention', providerRefundId, accountGivenAt: null } as const;
  const told = await stop(locked, 'refund_needs_attention', stuck, null, () =>
    takesAccount
      ? refundNeedsAccountEmail(reservation, amountKobo)
      : refundFailedEmail(reservation, amountKobo),
  );
  const isAsked = takesAccount && (told.length > 0 || asksAgain);
  if (isAsked) {
    const about = { reservationId: reservation.id, refundId: refund.id, at: context.clock.now() };
    await noteAccountNeeded(tx, about, amountKobo);
  }
  if (nextCheckOf(context, refund) === null) await openRefundCase(locked, 'refund_overdue');
  if (told.length > 0 || !isAsked) return told;
  return enqueue(locked, refundNeedsAccountEmail(reservation, amountKobo));
}

/** An account was taken: its cases are closed, and the guest is told which account, in case somebody else gave it. */
async function announceAccount({ tx, context, ...locked }: LockedRefund): Promise<FollowUpJob[]> {
  const { reservation, refund } = locked;
  const account = await lastAccountOf(tx, reservation.id, refund.id);
  if (!account) return [];
  const note = `An account was given: ${account.bank}, number ending in ${account.lastDigits}`;
  await closeAccountCases(tx, context, refund.id, { by: 'the system', note });
  const email = refundToAccountEmail(reservation, refund.amountKobo, account);
  return enqueue({ tx, context, ...locked }, email);
}

/** Hands the refund to staff. If it only needs attention it is still checked, because it may be paid out after all. */
async function stop(
  locked: LockedRefund,
  kind: CaseKind,
  changes: Partial<RefundRow> & Pick<RefundRow, 'status'>,
  message: string | null = null,
  email = () => refundFailedEmail(locked.reservation, locked.refund.amountKobo),
): Promise<FollowUpJob[]> {
  const { context, refund } = locked;
  const nextCheckAt = refundIs(changes, 'stuck') ? nextCheckOf(context, refund) : null;
  await update(locked, { ...changes, nextCheckAt });
  const isNew = await openRefundCase(locked, kind, message);
  await applyToReservation(locked, { type: 'refund.failed' });
  if (!isNew || refundIs(refund, 'stuck')) return [];
  return enqueue(locked, email());
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

async function enqueue(
  { tx, context }: LockedRefund,
  email: UnwrittenEmail,
): Promise<FollowUpJob[]> {
  return [emailJob(await enqueueEmail(tx, context, email))];
}

function openRefundCase(
  { tx, context, refund }: LockedRefund,
  kind: CaseKind,
  message: string | null = null,
): Promise<boolean> {
  const { attemptId, id: refundId, amountKobo, providerRefundId } = refund;
  const detail = { amountKobo, providerRefundId, message };
  return openCase(tx, context, { kind, attemptId, refundId, detail });
}

async function update(
  { tx, context, refund }: LockedRefund,
  changes: Partial<RefundRow>,
): Promise<void> {
  await tx
    .update(refundTable)
    .set({ ...changes, updatedAt: context.clock.now() })
    .where(eq(refundTable.id, refund.id));
}
