import { and, eq, ne, sum } from 'drizzle-orm';
import { allows, isPaid } from '../../../machines/reservation/reservationStatus';
import { lagosToday } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
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

/** Who ended a reservation whose money went back without anybody asking for it here. */
const OUTSIDE = 'the payment provider';

/**
 * Ends a reservation once the whole price of its locked, paying attempt has gone back, by whichever refunds: also when
 * none of them was to end it. The rooms of one that was still to come are free from then on.
 * @returns the work to hand on; null where the reservation goes on, has ended before or was to end anyway, so that its
 *   guest is still to be told of the refund by itself
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
  // Like money from the desk's own hand: nothing is on its way any more.
  const letter = staffRefundEmail(ended, amountKobo, { isOver: true, atDesk: true });
  return [emailJob(await enqueueEmail(tx, context, letter))];
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

/** What has gone back of the price; what was paid in excess of it is another matter. */
async function priceBackKobo(tx: Database, { id }: AttemptRow): Promise<number> {
  const [back] = await tx
    .select({ amountKobo: sum(refund.amountKobo).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.attemptId, id), eq(refund.status, 'settled'), ne(refund.cause, 'excess')));
  return back?.amountKobo ?? 0;
}
