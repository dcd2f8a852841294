import { and, asc, eq, exists, gte, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../db/database';
import { reservation, room, roomNight } from '../db/schema';
import { writeLetter } from '../mail/letters';
import type { Parts } from '../parts/parts';
import { applyEvent } from './applyEvent';
import { freeRooms } from './freeRooms';
import { holdExpiredLetter } from './letters';
import type { ReservationRow } from './queries';

/**
 * Ends the hold of a locked reservation: it is cancelled as expired and its rooms are free. Payment
 * attempts stay as they are, because money that still arrives can take the rooms again.
 * @returns the reservation, and the letter to post once the transaction is committed
 */
export async function expireHold(
  tx: Database,
  parts: Pick<Parts, 'clock' | 'chance' | 'configuration'>,
  lockedRow: ReservationRow,
): Promise<{ row: ReservationRow; letterId: string }> {
  const row = await applyEvent(tx, parts, lockedRow, { type: 'hold.expired' });
  await freeRooms(tx, row.id);
  const letterId = await writeLetter(tx, parts, holdExpiredLetter(parts, row));
  return { row, letterId };
}

/**
 * Ends the holds that ran out and still stand in the way of a stay. Their letters are left for the
 * sweep that finds unposted ones.
 */
export async function expireHoldsInTheWay(
  tx: Database,
  parts: Pick<Parts, 'clock' | 'chance' | 'configuration'>,
  stay: Pick<ReservationRow, 'id' | 'checkIn' | 'checkOut'>,
  roomTypes: readonly string[],
): Promise<void> {
  const nightInTheWay = tx
    .select({ night: roomNight.night })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .where(
      and(
        eq(roomNight.reservationId, reservation.id),
        inArray(room.roomType, [...roomTypes]),
        gte(roomNight.night, stay.checkIn),
        lt(roomNight.night, stay.checkOut),
      ),
    );
  const inTheWay = await tx
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.status, 'pending'),
        lte(reservation.holdExpiresAt, parts.clock.now()),
        ne(reservation.id, stay.id),
        exists(nightInTheWay),
      ),
    )
    .orderBy(asc(reservation.id))
    .for('update');
  for (const row of inTheWay) await expireHold(tx, parts, row);
}
