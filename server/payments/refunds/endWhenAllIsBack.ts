import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import { allows, isPaid } from '../../../machines/reservation/reservationStatus';
import { lagosToday } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { refundStatusesWith } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { applyEvent } from '../../reservations/applyEvent';
import { releaseRooms } from '../../rooms/releaseRooms';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockAttempt, type AttemptRow } from '../attempts';
import { staffRefundEmail } from '../emails/refunds';
import { emailJob } from '../../email/jobs';

/** Recorded as ending a reservation whose money was refunded without a request here. */
const OUTSIDE = 'the payment provider';

/**
 * Ends a reservation once the whole price of its locked, paying attempt has gone back, even if none of the refunds
 * was meant to end it. If the stay is still to come, its rooms are free from then on.
 * @returns follow-up work for after the commit; null if the reservation goes on, had ended before, or is ended by a
 * refund of its own, so that the guest still has to be told about this refund
 */
export async function endWhenAllIsBack(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  attemptId: string,
): Promise<FollowUpJob[] | null> {
  const attempt = await lockAttempt(tx, attemptId);
  const reservation = attempt && (await lockReservation(tx, attempt.reservationId));
  if (!attempt || !reservation || !isPaidBy(reservation, attempt)) return null;
  const amountKobo = await priceBackKobo(tx, attempt);
  if (amountKobo < attempt.amountKobo) return null;
  const detail = { amountKobo, by: OUTSIDE };
  if (!allows(reservation, { type: 'refund.requested' })) {
    await applyEvent(tx, context, reservation, { type: 'refund.settled' }, { detail });
    return null;
  }
  const over = await applyEvent(tx, context, reservation, { type: 'refund.requested' }, { detail });
  const today = lagosToday(context.clock.now());
  await releaseRooms(tx, over.id, over.checkIn < today ? today : undefined);
  const ended = await applyEvent(tx, context, over, { type: 'refund.settled' }, { detail });
  // As with money given back at the desk, nothing is on its way any more.
  const email = staffRefundEmail(ended, amountKobo, { isOver: true, atDesk: true });
  return [emailJob(await enqueueEmail(tx, context, email))];
}

function isPaidBy(
  reservation: ReservationRow,
  attempt: Pick<AttemptRow, 'status' | 'reference'>,
): boolean {
  return (
    isPaid(reservation) &&
    attemptIs(attempt, 'pays') &&
    reservation.paymentReference === attempt.reference
  );
}

/** What has gone back of the price, without what was paid in excess of it. */
async function priceBackKobo(tx: Database, { id }: AttemptRow): Promise<number> {
  const [back] = await tx
    .select({ amountKobo: sum(refund.amountKobo).mapWith(Number) })
    .from(refund)
    .where(
      and(
        eq(refund.attemptId, id),
        inArray(refund.status, refundStatusesWith('paidOut')),
        ne(refund.cause, 'excess'),
      ),
    );
  return back?.amountKobo ?? 0;
}
