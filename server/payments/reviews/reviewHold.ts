import { eq } from 'drizzle-orm';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { addDays, checkInDayStart } from '../../../machines/shared/stay';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { reservation, reservationEvent } from '../../database/schema';
import type { Context } from '../../context';
import type { ReservationRow } from '../../reservations/queries';
import { paymentUnderWayUntil } from '../../reservations/holds/paymentsUnderWay';
import { isUnderReview } from '../../reservations/underReview';

type HoldContext = Pick<Context, 'clock' | 'configuration'>;

/** The end of a stay's first day. Unpaid rooms are never kept longer. */
function lastTimeOf({ checkIn }: Pick<ReservationRow, 'checkIn'>): Date {
  return checkInDayStart(addDays(checkIn, 1));
}

async function holdUntil(
  tx: Database,
  { clock }: HoldContext,
  row: ReservationRow,
  until: Date,
  kind: 'hold.keptForReview' | 'hold.resumed',
): Promise<ReservationRow> {
  const now = clock.now();
  const changes = { holdExpiresAt: until, updatedAt: now };
  await tx.update(reservation).set(changes).where(eq(reservation.id, row.id));
  await tx.insert(reservationEvent).values({
    reservationId: row.id,
    at: now,
    kind,
    detail: { until: until.toISOString(), before: row.holdExpiresAt.toISOString() },
  });
  return { ...row, ...changes };
}

/**
 * Keeps the rooms of a locked reservation as long as staff may need to review a payment, because its guest is told
 * not to pay again. Only an unpaid one has rooms to keep, and the hold is never shortened.
 */
export async function keepRoomsForReview(
  tx: Database,
  context: HoldContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  if (!awaitsPayment(row)) return row;
  const longest = context.clock.now().getTime() + context.configuration.reviewHold;
  const until = new Date(Math.min(longest, lastTimeOf(row).getTime()));
  if (until <= row.holdExpiresAt) return row;
  return holdUntil(tx, context, row, until, 'hold.keptForReview');
}

/**
 * Gives the guest of a locked reservation the usual time to pay again, after the last case about a payment for it was
 * closed without crediting it; longer while the provider's word counts that another payment is under way, because rooms
 * that a case kept were not held longer for it. Changes nothing if the rooms are no longer held or another case is open.
 */
export async function resumeHold(
  tx: Database,
  context: HoldContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  const now = context.clock.now();
  const isHeld = awaitsPayment(row) && !isHoldExpired(row, now);
  if (!isHeld || (await isUnderReview(tx, row.id))) return row;
  const underWayUntil = await paymentUnderWayUntil(tx, row.id, now);
  const usual = now.getTime() + context.configuration.hold;
  const until = new Date(Math.max(usual, underWayUntil?.getTime() ?? 0));
  return holdUntil(tx, context, row, until, 'hold.resumed');
}
