import { isHoldExpired } from '../../../machines/reservation/hold';
import { and, asc, lte, eq, isNotNull, not } from 'drizzle-orm';
import { reservation, paymentAttempt, reservationEvent } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { EmailingContext } from '../../email/context';
import { expireHold, writeHoldExpired } from './expireHold';
import { lastEvent, lockReservation } from '../queries';
import { emailJob } from '../../email/jobs';
import { isExpired } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { paymentUnderWayUntil } from '../unfinishedPayments';

const BATCH = 100;

type SweepContext = Pick<
  EmailingContext,
  'clock' | 'random' | 'configuration' | 'database' | 'jobs'
>;

async function sweepHold(context: SweepContext, id: string): Promise<void> {
  const emailId = await context.database.transaction(async (tx) => {
    const row = await lockReservation(tx, id);
    if (!row || !isHoldExpired(row, context.clock.now())) return null;
    const expired = await expireHold(tx, context, row);
    return expired.emailId;
  });
  if (emailId) await context.jobs.schedule(emailJob(emailId));
}

/**
 * Cancels the unpaid reservations whose hold expired, oldest first, each in its own transaction, so that a payment
 * that settles at the same moment sees either all of the cancellation or nothing.
 */
export async function sweepHolds(context: SweepContext): Promise<void> {
  const over = await context.database
    .select({ id: reservation.id })
    .from(reservation)
    .where(
      and(whereTag(reservation, 'runsOut'), lte(reservation.holdExpiresAt, context.clock.now())),
    )
    .orderBy(asc(reservation.holdExpiresAt), asc(reservation.id))
    .limit(BATCH);
  for (const { id } of over) await sweepHold(context, id);
}

/** Whether the hold ended while a payment was under way, so that its guest wasn't notified. */
async function endedUnderWay(tx: Database, reservationId: string): Promise<boolean> {
  const ended = await lastEvent(tx, reservationId, eq(reservationEvent.kind, 'hold.expired'));
  return typeof ended?.detail.underWayUntil === 'string';
}

async function endWaiting(context: SweepContext, id: string): Promise<void> {
  const emailId = await context.database.transaction(async (tx) => {
    const row = await lockReservation(tx, id);
    const now = context.clock.now();
    if (!row || (await paymentUnderWayUntil(tx, id, now)) !== null) return null;
    await tx
      .update(paymentAttempt)
      .set({ underWayUntil: null })
      .where(and(eq(paymentAttempt.reservationId, id), isNotNull(paymentAttempt.underWayUntil)));
    return isExpired(row) && (await endedUnderWay(tx, id))
      ? writeHoldExpired(tx, context, row)
      : null;
  });
  if (emailId) await context.jobs.schedule(emailJob(emailId));
}

/** Stops waiting for payments under way of reservations that have ended, and tells guests of expired holds. */
export async function sweepUnderWay(context: SweepContext): Promise<void> {
  const over = await context.database
    .select({ id: reservation.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(
      and(
        lte(paymentAttempt.underWayUntil, context.clock.now()),
        not(whereTag(reservation, 'awaitsPayment')),
      ),
    )
    .orderBy(paymentAttempt.underWayUntil)
    .limit(BATCH);
  for (const id of new Set(over.map((one) => one.id))) await endWaiting(context, id);
}
