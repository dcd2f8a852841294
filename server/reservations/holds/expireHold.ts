import { and, asc, eq, exists, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { preparedOnce, isAmong } from '../../database/statements';
import type { Database } from '../../database/database';
import { reservation, room, roomNight } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { isUnderReview } from '../underReview';
import { applyEvent } from '../applyEvent';
import { releaseRooms } from '../../rooms/takeRooms';
import { holdExpiredEmail } from '../emails/stayEmails';
import { paymentUnderWayUntil } from '../unfinishedPayments';
import type { ReservationRow } from '../queries';

type EndingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Writes the email about an expired hold. The caller enqueues it after the commit. */
export async function writeHoldExpired(tx: Database, context: EndingContext, row: ReservationRow) {
  const email = holdExpiredEmail(row, await isUnderReview(tx, row.id));
  return enqueueEmail(tx, context, email);
}

/**
 * Ends the hold of a locked reservation: cancels it as expired and releases its rooms. Payment attempts stay as they
 * are, because money that still arrives can take the rooms again. While a payment is under way the guest is not
 * notified yet: `sweepUnderWay` does that if the money doesn't come.
 * @returns the reservation, and the email to enqueue after the commit
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
  const blockedNight = tx
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
        whereTag(reservation, 'runsOut'),
        lte(reservation.holdExpiresAt, now),
        ne(reservation.id, sql.placeholder('id')),
        exists(blockedNight),
      ),
    )
    .orderBy(asc(reservation.id))
    .for('update')
    .prepare('holds_in_the_way');
});

/** Locks the expired holds whose rooms a stay needs. */
export async function lockBlockingHolds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { id, checkIn, checkOut }: Pick<ReservationRow, 'id' | 'checkIn' | 'checkOut'>,
  roomTypes: readonly string[],
): Promise<ReservationRow[]> {
  return blockingHolds(tx).execute({ id, checkIn, checkOut, roomTypes, now: clock.now() });
}

/** Ends these holds. The sweep for unsent emails enqueues their emails. */
export async function expireBlockingHolds(
  tx: Database,
  context: EndingContext,
  inTheWay: readonly ReservationRow[],
): Promise<void> {
  for (const row of inTheWay) await expireHold(tx, context, row);
}
