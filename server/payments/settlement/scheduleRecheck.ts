import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentAttempt } from '../../database/schema';
import type { Context } from '../../context';
import type { ProviderResult } from './fetchPayment';
import { isFinal, type AttemptRow } from '../attempts';
import { nextPaymentCheck, notBefore, paymentCheck } from './checkSchedule';
import type { LaterJob } from '../enqueueAll';
import { matchPayment } from './matchPayment';

const ONCE_MORE = 5 * 60_000;

/** Whether the provider has answered that nothing is final yet, so that there is nothing to do but ask again later. */
export function isStillWaiting(attempt: AttemptRow, result: ProviderResult, now: Date): boolean {
  if (isFinal(attempt) || !result.hasAnswered) return false;
  return matchPayment(attempt, result.payment, now).kind === 'waiting';
}

/**
 * Schedules the next check of a pending payment, in one statement and without a lock. If another process has checked or
 * changed the attempt meanwhile, its schedule stands.
 */
export async function waitOn(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  attempt: AttemptRow,
  result: ProviderResult,
): Promise<LaterJob[]> {
  const { id, status, checks } = attempt;
  const now = clock.now();
  const nextCheckAt = nextCheckOf(attempt, result, now);
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
  return planned.length > 0 ? jobFor(attempt, nextCheckAt, now) : [];
}

/** Changes a locked attempt, and schedules its next check. */
export async function scheduleRecheck(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  attempt: AttemptRow,
  result: ProviderResult,
  changes: Partial<AttemptRow>,
): Promise<LaterJob[]> {
  const now = clock.now();
  const nextCheckAt = nextCheckOf(attempt, result, now);
  await tx
    .update(paymentAttempt)
    .set({ ...changes, nextCheckAt, updatedAt: now })
    .where(eq(paymentAttempt.id, attempt.id));
  return jobFor(attempt, nextCheckAt, now);
}

/** The job of a question that is newly planned. */
function jobFor(attempt: AttemptRow, nextCheckAt: Date | null, now: Date): LaterJob[] {
  const isPlanned = nextCheckAt?.getTime() === attempt.nextCheckAt?.getTime();
  return isPlanned ? [] : paymentCheck(attempt, nextCheckAt, now);
}

/**
 * A failed payment is asked about like any other: on Paystack's page another try can succeed. When
 * the time to ask is over, but the provider could not say what it was asked about, e.g. because of a
 * webhook, it is asked once more.
 */
function nextCheckOf(
  { createdAt, nextCheckAt }: AttemptRow,
  { hasAnswered, payment, waitMs }: ProviderResult,
  now: Date,
): Date | null {
  const isUnderWay = payment?.underWay === true;
  const scheduled = nextCheckAt ? nextPaymentCheck(createdAt, now, isUnderWay) : null;
  if (scheduled !== null || hasAnswered) return notBefore(scheduled, now, waitMs);
  return notBefore(new Date(now.getTime() + ONCE_MORE), now, waitMs);
}
