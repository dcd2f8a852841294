import { and, asc, eq, exists, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { preparedOnce, isAmong } from '../database/preparedOnce';
import type { Database } from '../database/database';
import { reservation, room, roomNight } from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import { isUnderReview } from './underReview';
import { applyEvent } from './applyEvent';
import { releaseRooms } from '../rooms/releaseRooms';
import { holdExpiredEmail } from './emails/stayEmails';
import { paymentUnderWayUntil } from './paymentsUnderWay';
import type { ReservationRow } from './queries';

type EndingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Writes the email that the time to pay is over; the caller posts it once the transaction is committed. */
export async function writeHoldExpired(
  tx: Database,
  context: EndingContext,
  row: ReservationRow,
): Promise<string> {
  const letter = holdExpiredEmail(row, await isUnderReview(tx, row.id));
  return enqueueEmail(tx, context, letter);
}

/**
 * Ends the hold of a locked reservation: it is cancelled as expired and its rooms are free. Payment
 * attempts stay as they are, because money that still arrives can take the rooms again. While a payment is under way,
 * nobody is told: `sweepUnderWay` does it when the money has not come.
 * @returns the reservation, and the email to post once the transaction is committed
 */
export async function expireHold(
  tx: Database,
  context: EndingContext,
  lockedRow: ReservationRow,
): Promise<{ row: ReservationRow; emailId: string | null }> {
  const until = await paymentUnderWayUntil(tx, lockedRow.id, context.clock.now());
  const effects = until === null ? {} : { detail: { underWayUntil: until.toISOString() } };
  const row = await applyEvent(tx, context, lockedRow, { type: 'hold.expired' }, effects);
  await releaseRooms(tx, row.id);
  return { row, emailId: until === null ? await writeHoldExpired(tx, context, row) : null };
}

const blockingHolds = preparedOnce((tx) => {
  const nightInTheWay = tx
    .select({ night: roomNight.night })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .where(
      and(
        eq(roomNight.reservationId, reservation.id),
        isAmong(room.roomType, 'roomTypes'),
        gte(roomNight.night, sql.placeholder('checkIn')),
        lt(roomNight.night, sql.placeholder('checkOut')),
      ),
    );
  const now = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);
  return tx
    .select()
    .from(reservation)
    .where(
      and(
        whereTag(reservation, 'awaitsPayment'),
        lte(reservation.holdExpiresAt, now),
        ne(reservation.id, sql.placeholder('id')),
        exists(nightInTheWay),
      ),
    )
    .orderBy(asc(reservation.id))
    .for('update')
    .prepare('holds_in_the_way');
});

/** Locks the holds that ran out and still stand in the way of a stay. */
export async function lockHoldsInTheWay(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { id, checkIn, checkOut }: Pick<ReservationRow, 'id' | 'checkIn' | 'checkOut'>,
  roomTypes: readonly string[],
): Promise<ReservationRow[]> {
  return blockingHolds(tx).execute({ id, checkIn, checkOut, roomTypes, now: clock.now() });
}

/** Ends such holds. Their emails are left for the sweep that finds unposted ones. */
export async function expireHoldsInTheWay(
  tx: Database,
  context: EndingContext,
  inTheWay: readonly ReservationRow[],
): Promise<void> {
  for (const row of inTheWay) await expireHold(tx, context, row);
}
