import { eq } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import {
  answerOr,
  ProviderError,
  unlessUnreachable,
  type ProviderRefund,
} from '../../paymentProviders/provider';
import { recordEvent } from '../../reservations/applyEvent';
import { findAttempt, type AttemptRow } from '../attempts';
import { openCase, openPaymentCase } from '../cases/openCase';
import type { PaymentsContext } from '../context';
import {
  lockPayment,
  recordMoney,
  type AlsoWrite,
  type LockedPayment,
  type Recording,
  type RecordingContext,
} from '../recording';
import { nextRefundCheck } from '../settlement/checkSchedule';
import { matchRefunds } from './matchRefunds';
import { recordRefund } from './recordRefund';
import { chargedKobo, insertRefund, reasonsForOthers, refundsOf, type RefundRow } from './refunds';

/**
 * Lists a provider's refunds of a payment.
 * @throws ProviderError also if we don't know the provider's own id of the payment, without which it lists none
 */
export async function listProviderRefunds(
  { providers }: Pick<PaymentsContext, 'providers'>,
  attempt: Pick<AttemptRow, 'provider' | 'reference' | 'providerTransactionId'>,
): Promise<ProviderRefund[]> {
  const provider = providers[attempt.provider];
  const transactionId =
    attempt.providerTransactionId ??
    (await provider.findPayment(attempt.reference))?.transactionId ??
    null;
  if (transactionId === null) throw new ProviderError('busy', 'The provider names no payment');
  return provider.listRefunds(transactionId);
}

/**
 * Fetches all of a provider's refunds of a payment and updates our books by them.
 * @returns how many there are; null if the provider doesn't answer now
 */
export async function readProviderRefunds(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<number | null> {
  const theirs = await answerOr(listProviderRefunds(context, attempt), (error) => {
    const { provider, id: attemptId } = attempt;
    context.log.warn({ err: error, provider, attemptId }, 'Refunds could not be looked for');
    return null;
  });
  if (theirs === null) return null;
  await recordMoney(context, (recording) => recordProviderRefunds(recording, attempt, theirs));
  return theirs.length;
}

/**
 * Adopts a provider's refunds of one of our payments, e.g. one that `reconcile` names. Sends no money.
 * @param alsoWrite told how many came into our books
 * @returns how many the provider has, and what of them came into our books
 * @throws Refused if our books don't have the payment, or its provider doesn't answer
 */
export async function adoptRefunds(
  context: RecordingContext & Pick<PaymentsContext, 'database' | 'providers'>,
  reference: string,
  who: { by: string; staffId?: string },
  alsoWrite?: AlsoWrite<number>,
): Promise<{ refunds: number; adopted: number; amountKobo: Kobo }> {
  const attempt = await findAttempt(context.database, reference);
  if (!attempt || (await chargedKobo(context.database, attempt)) === 0) {
    throw new RefusalError({ code: 'notBooked', facts: {} });
  }
  const theirs = await unlessUnreachable(listProviderRefunds(context, attempt));
  if (theirs === null) throw new RefusalError({ code: 'silent', facts: {} });
  return recordMoney(context, async (recording) => {
    const { tx } = recording;
    // What somebody else records at this moment is counted as theirs.
    await lockPayment(recording, attempt);
    const before = await adoptedIn(tx, attempt.id);
    await recordProviderRefunds(recording, attempt, theirs);
    const after = await adoptedIn(tx, attempt.id);
    const adopted = after.count - before.count;
    const amountKobo = after.amountKobo - before.amountKobo;
    if (adopted > 0) {
      const detail = { reference, adopted, amountKobo, ...who };
      await recordEvent(tx, context, attempt.reservationId, 'staff.refundsAdopted', detail);
    }
    await alsoWrite?.(tx, adopted);
    return { refunds: theirs.length, adopted, amountKobo };
  });
}

async function adoptedIn(tx: Database, attemptId: string) {
  const adopted = (await refundsOf(tx, attemptId)).filter(({ cause }) => cause === 'atProvider');
  const amountKobo = adopted.reduce((sum, row) => sum + row.amountKobo, 0);
  return { count: adopted.length, amountKobo };
}

/**
 * Updates our books by all of a provider's refunds of a payment: advances ours, adopts others, and limits unsent ones
 * to what is left. Safe to repeat.
 * @param claimedId the refund about to be sent
 */
export async function recordProviderRefunds(
  recording: Recording,
  attempt: AttemptRow,
  theirs: readonly ProviderRefund[],
  claimedId: string | null = null,
): Promise<void> {
  const locked = await lockPayment(recording, attempt);
  if (!locked) return;
  for (const { theirs: one, ours } of matchRefunds(
    await refundsOf(locked.tx, attempt.id),
    theirs,
  )) {
    const isSameAmount = one.amountKobo === null || one.amountKobo === ours?.amountKobo;
    if (ours === null) await adoptRefund(recording, attempt, one);
    else if (isSameAmount) await recordRefund(recording, { attempt, refund: ours }, knownAs(one));
    else await adoptWithOtherAmount(recording, attempt, ours, one);
  }
  await fitRefunds(locked, claimedId);
}

const knownAs = (theirs: ProviderRefund) => ({ kind: 'known', refund: theirs }) as const;

/** Tells staff and guest. If the payment isn't booked, nothing more can be done. */
async function adoptRefund(recording: Recording, attempt: AttemptRow, theirs: ProviderRefund) {
  // Locked again: what was recorded so far may have ended the reservation.
  const locked = await lockPayment(recording, attempt);
  if (!locked) return;
  await openPaymentCase(locked, {
    kind: 'unknown_refund',
    detail: { amountKobo: theirs.amountKobo, providerRefundId: theirs.id },
  });
  const isBooked = (await chargedKobo(locked.tx, locked.attempt)) > 0;
  if (isBooked && isReadable(theirs)) await adoptProviderRefund(locked, theirs);
}

/** The provider refunds a different amount from what we asked for. Theirs is adopted, and ours is still to be sent. */
async function adoptWithOtherAmount(
  recording: Recording,
  attempt: AttemptRow,
  ours: RefundRow,
  theirs: ProviderRefund,
): Promise<void> {
  const { tx, context } = recording;
  const isOver = refundIs(ours, 'paidOut') || refundIs(ours, 'replaced');
  if (isOver || theirs.state === 'failed') return;
  const updatedAt = context.clock.now();
  await tx
    .update(refund)
    .set({ status: 'failed', providerRefundId: null, nextCheckAt: null, updatedAt })
    .where(eq(refund.id, ours.id));
  const { id: refundId, attemptId, amountKobo } = ours;
  const detail = { amountKobo, providerRefundId: theirs.id, returnedKobo: theirs.amountKobo };
  await openCase(recording, { kind: 'refund_other_amount', attemptId, refundId, detail });
  await adoptRefund(recording, attempt, theirs);
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
 */
export async function adoptProviderRefund(locked: LockedPayment, theirs: ReadableRefund) {
  const { tx, context, attempt } = locked;
  const now = context.clock.now();
  const { amountKobo } = theirs;
  const row = await insertRefund(tx, context, attempt, {
    amountKobo,
    cause: 'atProvider',
    reason: reasonsForOthers.atProvider,
    status: 'sent',
    providerRefundId: theirs.id,
    nextCheckAt: nextRefundCheck(now, now),
  });
  context.log.warn(
    { refundId: row.id, provider: attempt.provider, amountKobo },
    'A refund that only the provider had was taken into the books',
  );
  await recordRefund(locked, { attempt, refund: row }, knownAs(theirs));
}

/**
 * Limits the unsent refunds of a payment to what is left of its money: each is reduced, or dropped, by what went back
 * otherwise. So none waits forever to send more than there is.
 * @param claimedId the refund about to be sent, which certainly was not sent yet; for others in `sending` that is
 * unknown
 */
export async function fitRefunds(
  { tx, context, attempt }: LockedPayment,
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
  for (const { id: refundId, amountKobo: beforeKobo } of waiting) {
    const amountKobo = Math.min(beforeKobo, Math.max(0, leftKobo));
    leftKobo -= amountKobo;
    if (amountKobo === beforeKobo) continue;
    const changes =
      amountKobo === 0 ? { status: 'replaced' as const, nextCheckAt: null } : { amountKobo };
    await tx
      .update(refund)
      .set({ ...changes, updatedAt: context.clock.now() })
      .where(eq(refund.id, refundId));
    const detail = { refundId, beforeKobo, amountKobo };
    await recordEvent(tx, context, attempt.reservationId, 'refund.reduced', detail);
  }
}
