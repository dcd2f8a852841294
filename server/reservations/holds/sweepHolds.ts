import { isHoldExpired } from '../../../machines/reservation/hold';
import { and, asc, lte } from 'drizzle-orm';
import { reservation } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { ReservationsContext } from '../context';
import { expireHold } from './expireHold';
import { lockReservation } from '../queries';
import { emailJob } from '../../email/jobs';

const BATCH = 100;

type SweepContext = Pick<
  ReservationsContext,
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
      and(
        whereTag(reservation, 'awaitsPayment'),
        lte(reservation.holdExpiresAt, context.clock.now()),
      ),
    )
    .orderBy(asc(reservation.holdExpiresAt), asc(reservation.id))
    .limit(BATCH);
  for (const { id } of over) await sweepHold(context, id);
}
