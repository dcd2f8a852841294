import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { refund, reservationEvent } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { type AttemptRow, lockAttempt } from '../attempts';
import { openCase, openPaymentCase } from '../cases/openCase';
import type { ProviderRefund } from '../../paymentProviders/provider';
import { matchRefunds } from './matchRefunds';
import { chargedKobo, reasonsForOthers, type RefundRow, lockRefund, refundsOf } from './refunds';
import { applyProviderStatus, type RecordingContext } from './recordRefund';
import type { Context } from '../../context';
import { nextRefundCheck } from '../settlement/checkSchedule';

/**
 * Updates our books by all of a provider's refunds of a payment, in one transaction: advances ours, adopts others,
 * and limits unsent ones to what is left. Safe to repeat.
 * @param claimedId the refund about to be sent
 * @returns follow-up work for after the commit
 */
export async function recordProviderRefunds(
  tx: Database,
  context: RecordingContext,
  { id: attemptId, reservationId }: AttemptRow,
  theirs: readonly ProviderRefund[],
  claimedId: string | null = null,
): Promise<FollowUpJob[]> {
  await lockReservation(tx, reservationId);
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt) return [];
  const work: FollowUpJob[] = [];
  const matched = matchRefunds(await refundsOf(tx, attemptId), theirs);
  for (const { theirs: one, ours } of matched) {
    const record = async (): Promise<FollowUpJob[]> => {
      if (ours === null) return adoptRefund(tx, context, attempt, one);
      const isSameAmount = one.amountKobo === null || one.amountKobo === ours.amountKobo;
      if (isSameAmount) return followOurs(tx, context, attempt, ours.id, one);
      return adoptWithOtherAmount(tx, context, attempt, ours, one);
    };
    work.push(...(await record()));
  }
  await fitRefunds(tx, context, attempt, claimedId);
  return work;
}

async function followOurs(
  tx: Database,
  context: RecordingContext,
  attempt: AttemptRow,
  refundId: string,
  theirs: ProviderRefund,
): Promise<FollowUpJob[]> {
  // Read again: what was recorded so far may have ended them.
  const reservation = await lockReservation(tx, attempt.reservationId);
  const ours = await lockRefund(tx, refundId);
  if (!reservation || !ours) return [];
  return applyProviderStatus({ tx, context, reservation, attempt, refund: ours }, theirs);
}

/** Tells staff and guest. If the payment isn't booked, nothing more can be done. */
async function adoptRefund(
  tx: Database,
  context: RecordingContext,
  attempt: AttemptRow,
  theirs: ProviderRefund,
): Promise<FollowUpJob[]> {
  const reservation = await lockReservation(tx, attempt.reservationId);
  if (!reservation) return [];
  const told = await openPaymentCase(
    tx,
    context,
    { reservation, attempt },
    {
      kind: 'unknown_refund',
      detail: { amountKobo: theirs.amountKobo, providerRefundId: theirs.id },
    },
  );
  const isBooked = (await chargedKobo(tx, attempt)) > 0;
  if (!isBooked || !isReadable(theirs)) return told;
  return [...told, ...(await adoptProviderRefund(tx, context, { reservation, attempt }, theirs))];
}

/** The provider refunds a different amount from what we asked for. Theirs is adopted, and ours is still to be sent. */
async function adoptWithOtherAmount(
  tx: Database,
  context: RecordingContext,
  attempt: AttemptRow,
  ours: RefundRow,
  theirs: ProviderRefund,
): Promise<FollowUpJob[]> {
  const isOver = refundIs(ours, 'paidOut') || refundIs(ours, 'replaced');
  if (isOver || theirs.state === 'failed') return [];
  await tx
    .update(refund)
    .set({
      status: 'failed',
      providerRefundId: null,
      nextCheckAt: null,
      updatedAt: context.clock.now(),
    })
    .where(eq(refund.id, ours.id));
  await openCase(tx, context, {
    kind: 'refund_other_amount',
    attemptId: attempt.id,
    refundId: ours.id,
    detail: {
      amountKobo: ours.amountKobo,
      providerRefundId: theirs.id,
      returnedKobo: theirs.amountKobo,
    },
  });
  return adoptRefund(tx, context, attempt, theirs);
}

/** A provider's refund that states its amount. */
export type ReadableRefund = ProviderRefund & { amountKobo: number };

export function isReadable(theirs: ProviderRefund): theirs is ReadableRefund {
  return theirs.amountKobo !== null;
}

/**
 * Takes a refund that only the provider has into our books, with the provider's amount. From then on it is tracked
 * like ours, enters the ledger once it is paid out, and ends the reservation if nothing of the price is left. The
 * charge must be booked, and the refund must not match one of ours (`matchRefunds`).
 * @returns follow-up work for after the commit
 */
export async function adoptProviderRefund(
  tx: Database,
  context: RecordingContext,
  { reservation, attempt }: { reservation: ReservationRow; attempt: AttemptRow },
  theirs: ReadableRefund,
): Promise<FollowUpJob[]> {
  const now = context.clock.now();
  const row: RefundRow = {
    id: context.random.uuid(),
    attemptId: attempt.id,
    amountKobo: theirs.amountKobo,
    cause: 'atProvider',
    reason: reasonsForOthers.atProvider,
    status: 'sent',
    providerRefundId: theirs.id,
    checks: 0,
    refusals: 0,
    nextCheckAt: nextRefundCheck(now, now),
    requestedAt: now,
    retriedAt: null,
    accountGivenAt: null,
    updatedAt: now,
  };
  await tx.insert(refund).values(row);
  context.log.warn(
    { refundId: row.id, provider: attempt.provider, amountKobo: row.amountKobo },
    'A refund that only the provider had was taken into the books',
  );
  return applyProviderStatus({ tx, context, reservation, attempt, refund: row }, theirs);
}

/**
 * Limits the unsent refunds of a locked attempt to what is left of its money: each is reduced, or dropped, by what
 * went back otherwise. So none waits forever to send more than there is.
 * @param claimedId the refund about to be sent, which certainly was not sent yet; for others in `sending` that is
 * unknown
 */
export async function fitRefunds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  attempt: AttemptRow,
  claimedId: string | null,
): Promise<void> {
  const isUnsent = (row: RefundRow) => refundIs(row, 'unsent') || row.id === claimedId;
  const rows = (await refundsOf(tx, attempt.id)).filter((row) => !refundIs(row, 'replaced'));
  let leftKobo = rows
    .filter((row) => !isUnsent(row))
    .reduce((left, { amountKobo }) => left - amountKobo, await chargedKobo(tx, attempt));
  const waiting = rows
    .filter(isUnsent)
    .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  for (const { id, amountKobo } of waiting) {
    const fittingKobo = Math.min(amountKobo, Math.max(0, leftKobo));
    leftKobo -= fittingKobo;
    if (fittingKobo === amountKobo) continue;
    const now = clock.now();
    const changes =
      fittingKobo === 0
        ? { status: 'replaced' as const, nextCheckAt: null }
        : { amountKobo: fittingKobo };
    await tx
      .update(refund)
      .set({ ...changes, updatedAt: now })
      .where(eq(refund.id, id));
    const detail = { refundId: id, beforeKobo: amountKobo, amountKobo: fittingKobo };
    await tx.insert(reservationEvent).values({
      reservationId: attempt.reservationId,
      at: now,
      kind: 'refund.reduced',
      detail,
    });
  }
}
