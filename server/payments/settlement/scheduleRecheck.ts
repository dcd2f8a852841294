import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentAttempt } from '../../database/schema';
import type { Context } from '../../context';
import type { ProviderResult } from './fetchPayment';
import { isFinal, type AttemptRow } from '../attempts';
import {
  awaitedOf,
  nextPaymentCheck,
  notBefore,
  paymentCheck,
  type AwaitedPayment,
} from './checkSchedule';
import type { LaterJob } from '../jobs';
import { matchPayment } from './matchPayment';
import { changesUnderWay } from './noteUnderWay';

const ONCE_MORE = 5 * 60_000;

/** The parts of a reservation that decide when its payments are checked. */
type Payable = Parameters<typeof awaitedOf>[1];

/**
 * Whether the provider's response changes nothing: not final, and nothing new under way, so that only another check is
 * needed.
 */
export function isStillWaiting(attempt: AttemptRow, result: ProviderResult, now: Date): boolean {
  if (isFinal(attempt) || !result.hasAnswered) return false;
  if (changesUnderWay(attempt, result.payment)) return false;
  return matchPayment(attempt, result.payment, now).kind === 'waiting';
}

/**
 * Schedules the next check of a pending payment, in one statement and without a lock. If another process has checked
 * or changed the attempt meanwhile, its schedule stands.
 */
export async function scheduleWithoutLock(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  attempt: AttemptRow,
  result: ProviderResult,
  reservation: Payable,
): Promise<LaterJob[]> {
  const { id, status, checks } = attempt;
  const now = clock.now();
  const awaited = awaitedOf(attempt, reservation);
  const nextCheckAt = nextCheckOf(attempt, result, awaited, now);
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
  return planned.length > 0 ? jobFor(attempt, nextCheckAt, awaited, now) : [];
}

/** Changes a locked attempt, and schedules its next check. */
export async function scheduleRecheck(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  attempt: AttemptRow,
  result: ProviderResult,
  reservation: Payable,
  changes: Partial<AttemptRow>,
): Promise<LaterJob[]> {
  const now = clock.now();
  const awaited = awaitedOf({ ...attempt, ...changes }, reservation);
  const nextCheckAt = nextCheckOf(attempt, result, awaited, now);
  await tx
    .update(paymentAttempt)
    .set({ ...changes, nextCheckAt, updatedAt: now })
    .where(eq(paymentAttempt.id, attempt.id));
  return jobFor(attempt, nextCheckAt, awaited, now);
}

/** The job for a newly scheduled check. */
function jobFor(
  attempt: AttemptRow,
  nextCheckAt: Date | null,
  { holdEnds }: AwaitedPayment,
  now: Date,
): LaterJob[] {
  const isPlanned = nextCheckAt?.getTime() === attempt.nextCheckAt?.getTime();
  return isPlanned ? [] : paymentCheck(attempt, nextCheckAt, now, holdEnds);
}

/**
 * A failed payment is checked like any other, because on Paystack's checkout another try can succeed. If the schedule
 * is over but the provider couldn't answer a check, e.g. one that a webhook caused, it is asked once more.
 */
function nextCheckOf(
  { createdAt, nextCheckAt }: AttemptRow,
  { hasAnswered, waitMs }: ProviderResult,
  awaited: AwaitedPayment,
  now: Date,
): Date | null {
  const scheduled = nextCheckAt ? nextPaymentCheck(createdAt, now, awaited) : null;
  if (scheduled !== null || hasAnswered) return notBefore(scheduled, now, waitMs);
  return notBefore(new Date(now.getTime() + ONCE_MORE), now, waitMs);
}
