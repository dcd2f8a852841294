import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import { lockReservation } from '../../reservations/queries';
import { lockAttempt, type AttemptRow } from '../attempts';
import { openCase, openPaymentCase } from '../cases/openCase';
import type { ProviderRefund } from '../../paymentProviders/provider';
import { adoptProviderRefund, isReadable } from './adoptProviderRefund';
import { fitRefunds } from './fitRefunds';
import { matchRefunds } from './matchRefunds';
import { chargedKobo, type RefundRow } from './openRefund';
import { applyProviderStatus, type RecordingContext } from './recordRefund';
import { lockRefund, refundsOf } from './refunds';

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
