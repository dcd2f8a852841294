import { and, desc, eq, isNotNull, lte, not } from 'drizzle-orm';
import { isExpired } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { paymentAttempt, reservation, reservationEvent } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import { emailJob } from '../../email/jobs';
import type { ReservationsContext } from '../context';
import { writeHoldExpired } from './expireHold';
import { paymentUnderWayUntil } from './paymentsUnderWay';
import { lockReservation } from '../queries';

const BATCH = 100;

type SweepContext = Pick<
  ReservationsContext,
  'clock' | 'random' | 'configuration' | 'database' | 'jobs'
>;

/** Whether the hold ended while a payment was under way, so that its guest wasn't notified. */
async function endedUnderWay(tx: Database, reservationId: string): Promise<boolean> {
  const [ended] = await tx
    .select({ detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(
      and(
        eq(reservationEvent.reservationId, reservationId),
        eq(reservationEvent.kind, 'hold.expired'),
      ),
    )
    .orderBy(desc(reservationEvent.id))
    .limit(1);
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

/**
 * Stops waiting for payments that a provider reported as under way, if the reservation has ended meanwhile. Notifies
 * a guest whose hold expired and whose money hasn't come.
 */
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
