import { and, eq } from 'drizzle-orm';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import type { Context } from '../../context';
import { attemptIs } from '../../database/attemptStatus';
import { paymentAttempt } from '../../database/schema';
import { type ProviderPayment, ProviderError } from '../../paymentProviders/provider';
import { findAttemptAndReservation, isFinal, providerIdsOf, type AttemptRow } from '../attempts';
import { noticeSecondCharge, openPaymentCase, paymentFacts } from '../cases/openCase';
import type { PaymentsContext } from '../context';
import { transferReturnedEmail } from '../emails/transferBack';
import { enqueueAll, type LaterJob } from '../jobs';
import { emailGuest, recordPayment, updateAttempt, type LockedPayment } from '../recording';
import {
  awaitedOf,
  nextPaymentCheck,
  notBefore,
  paymentCheck,
  type Payable,
} from './checkSchedule';
import { creditPayment, returnShort } from './creditPayment';
import { fetchPayment, type ProviderResult } from './fetchPayment';
import { matchPayment } from './matchPayment';
import { changesUnderWay, noteUnderWay } from './noteUnderWay';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';

/**
 * Asks a provider what became of one of our payments and records it once. Guests' checks, webhooks and the sweep all
 * use it, in any order and concurrently. The provider is asked outside the transaction, and its response is compared
 * inside, under the reservation's lock. Unknown references and final payments are left alone. A response that nothing
 * is final yet takes no lock unless it reports something new under way, because it only schedules the next check.
 * @returns the provider's response; null if there was nothing to ask
 * @param transactionId the provider's own id, if a message names one: there can be several payments under one of our
 * references
 */
export async function settle(
  context: PaymentsContext,
  reference: string,
  transactionId: string | null = null,
): Promise<ProviderResult | null> {
  const found = await findAttemptAndReservation(context.database, reference);
  if (!found) return null;
  const { attempt, reservation } = found;
  const result = await fetchPayment(context, found, transactionId);
  if (!result) return null;
  if (isStillWaiting(attempt, result, context.clock.now())) {
    await enqueueAll(context, await scheduleWithoutLock(context, attempt, result, reservation));
  } else {
    await recordPayment(context, attempt, (locked) => recordResult(locked, result));
  }
  await closeStaleCheckout(context, attempt);
  return result;
}

/** Records a provider's response about a payment, at most once: a second call finds it final. */
async function recordResult(locked: LockedPayment, result: ProviderResult): Promise<void> {
  const { attempt, context } = locked;
  const { payment } = result;
  if (isFinal(attempt)) {
    await noticeSecondCharge(locked, payment);
    return;
  }
  const names = { ...providerIdsOf(payment), nextCheckAt: null };
  const verdict = matchPayment(attempt, payment, context.clock.now());
  switch (verdict.kind) {
    case 'waiting':
      return recheck(locked, result, { checks: attempt.checks + 1 });
    case 'failed':
      return recheck(locked, result, { status: statusAfterFailure(attempt) });
    case 'returned':
      return noticeReturnedTransfer(locked, result);
    case 'mismatched': {
      const about = await updateAttempt(locked, { ...names, status: 'needs_review' });
      await openPaymentCase(about, { kind: verdict.why, detail: paymentFacts(payment) });
      return;
    }
    case 'short':
      return returnShort(await updateAttempt(locked, names), verdict.paidKobo);
    case 'received':
      logUnaskedChannel(locked, payment);
      return creditPayment(await updateAttempt(locked, names), verdict.paidKobo);
  }
}

function statusAfterFailure(attempt: AttemptRow): AttemptRow['status'] {
  return attemptIs(attempt, 'outOfUse') ? attempt.status : 'failed';
}

/**
 * A transfer that the provider sent back itself was never ours: the guest is told once and can pay again. It is
 * checked like any failed payment, because its account may accept another transfer.
 */
async function noticeReturnedTransfer(locked: LockedPayment, result: ProviderResult) {
  const { context, reservation, attempt } = locked;
  const names = providerIdsOf(result.payment);
  await recheck(locked, result, { ...names, status: statusAfterFailure(attempt) });
  // The attempt keeps the provider's id from the first time on.
  if (attempt.providerTransactionId === names.providerTransactionId) return;
  await emailGuest(locked, transferReturnedEmail(context, reservation, attempt));
}

/** Money counts whatever its channel. One that we did not request comes from the provider's dashboard. */
function logUnaskedChannel(
  { context, attempt: { provider, reference } }: LockedPayment,
  payment: ProviderPayment | null,
): void {
  const channel = payment?.channel ?? null;
  const named = channelNamed(channel);
  const { paymentChannels } = context.configuration;
  if (channel === null || (named !== null && paymentChannels.includes(named))) return;
  context.log.warn(
    { provider, reference, channel },
    'A payment came by a channel that was not asked for',
  );
}

/** Notes what the provider says about a payment that is not final, and schedules another check. */
async function recheck(
  locked: LockedPayment,
  result: ProviderResult,
  changes: Partial<AttemptRow>,
): Promise<void> {
  const { context, attempt, work } = locked;
  const noted = await noteUnderWay(locked, result.payment);
  const all = { ...noted.changes, ...changes };
  const after = { ...attempt, ...all };
  const { nextCheckAt, jobs } = plannedCheck(after, result, noted.reservation, context.clock.now());
  await updateAttempt(locked, { ...all, nextCheckAt });
  work.push(...jobs);
}

/** Whether the response changes nothing: not final, nothing new under way, only another check is needed. */
function isStillWaiting(attempt: AttemptRow, result: ProviderResult, now: Date): boolean {
  if (isFinal(attempt) || !result.hasAnswered) return false;
  if (changesUnderWay(attempt, result.payment)) return false;
  return matchPayment(attempt, result.payment, now).kind === 'waiting';
}

/**
 * Schedules the next check of a pending payment, in one statement and without a lock. If another process has checked
 * or changed the attempt meanwhile, its schedule stands.
 * @returns the job of the check
 */
export async function scheduleWithoutLock(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  attempt: AttemptRow,
  result: ProviderResult,
  reservation: Payable,
): Promise<LaterJob[]> {
  const { id, status, checks } = attempt;
  const now = clock.now();
  const { nextCheckAt, jobs } = plannedCheck(attempt, result, reservation, now);
  const planned = await database
    .update(paymentAttempt)
    .set({ checks: checks + 1, nextCheckAt, updatedAt: now })
    .where(
      and(
        eq(paymentAttempt.id, id),
        eq(paymentAttempt.status, status),
        eq(paymentAttempt.checks, checks),
      ),
    )
    .returning({ id: paymentAttempt.id });
  return planned.length > 0 ? jobs : [];
}

const ONCE_MORE = 5 * 60_000;

/**
 * When to check a payment again, and the job for that unless one is planned. A failed payment is checked like any
 * other, because on Paystack's checkout another try can succeed. If the schedule is over but the provider couldn't
 * answer a check, e.g. one that a webhook caused, it is asked once more.
 */
function plannedCheck(
  attempt: AttemptRow,
  { hasAnswered, waitMs }: ProviderResult,
  reservation: Payable,
  now: Date,
): { nextCheckAt: Date | null; jobs: LaterJob[] } {
  const awaited = awaitedOf(attempt, reservation);
  const scheduled = attempt.nextCheckAt ? nextPaymentCheck(attempt.createdAt, now, awaited) : null;
  const isOver = scheduled === null && !hasAnswered;
  const due = isOver ? new Date(now.getTime() + ONCE_MORE) : scheduled;
  const nextCheckAt = notBefore(due, now, waitMs);
  const isPlanned = nextCheckAt?.getTime() === attempt.nextCheckAt?.getTime();
  const jobs = isPlanned ? [] : paymentCheck(attempt, nextCheckAt, now, awaited.holdEnds);
  return { nextCheckAt, jobs };
}

/**
 * Closes a Flutterwave checkout on which nothing should be paid any more, because its reservation was changed, paid
 * or ended. If that fails, it is tried again at the next check: money that arrives nevertheless is refunded, so
 * closing only spares the guest the wait. Paystack's checkouts can't be closed.
 */
async function closeStaleCheckout(
  {
    clock,
    database,
    providers,
    log,
  }: Pick<PaymentsContext, 'clock' | 'database' | 'providers' | 'log'>,
  { id, provider, reference }: Pick<AttemptRow, 'id' | 'provider' | 'reference'>,
): Promise<void> {
  if (provider !== 'flutterwave') return;
  const found = await findAttemptAndReservation(database, reference);
  if (!found?.attempt.checkoutUrl) return;
  const { checkoutUrl, checkoutExpiresAt } = found.attempt;
  const isUseless =
    attemptIs(found.attempt, 'outOfUse') ||
    (attemptIs(found.attempt, 'hasPage') && !awaitsPayment(found.reservation));
  const now = clock.now();
  if (!isUseless || checkoutExpiresAt === null || checkoutExpiresAt <= now) return;
  try {
    await providers.flutterwave.closeCheckout(checkoutUrl);
    await database
      .update(paymentAttempt)
      .set({ checkoutExpiresAt: now, updatedAt: now })
      .where(eq(paymentAttempt.id, id));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, reference }, 'A checkout page could not be closed');
  }
}
