import { and, eq, gte } from 'drizzle-orm';
import { keptUntil } from '../../reservations/payStay';
import { isKept } from '../../../machines/reservation/reservationStatus';
import { leavesOn } from '../../../machines/shared/lastNight';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday, type LagosDate } from '../../../machines/shared/stay';
import { nightsAct } from '../../../messages/desk/acts';
import { unpaidNights } from '../../books/addedNights';
import { letPersonEndStay } from '../../database/keptStay';
import { billExtra, reservation, roomNight } from '../../database/schema';
import type { ReservationRow } from '../../reservations/queries';
import type { Acting } from '../deskAnswers';
import { datesOfRoom, roomsOfStays, type RoomOfStay } from './stays';

/**
 * Puts the nights of a room from a day on back on sale, and takes those off the bill that were added and not paid.
 * @returns the first of these; null if there is none
 */
export async function giveUpNights(
  { tx, context, staff, row }: Acting,
  { room }: Pick<RoomOfStay, 'room'>,
  from: LagosDate,
): Promise<{ voidedKobo: Kobo; firstVoided: LagosDate | null }> {
  await letPersonEndStay(tx);
  const isHere = and(eq(roomNight.reservationId, row.id), eq(roomNight.roomNumber, room));
  await tx.delete(roomNight).where(and(isHere, gte(roomNight.night, from)));
  const unpaid = await unpaidNights(tx, row.id, room, from);
  for (const { id: reverses, amountKobo, night, roomNumber } of unpaid) {
    const by = { by: staff.name, staffId: staff.staffId, at: context.clock.now() };
    const of = { reservationId: row.id, night, roomNumber, reverses, text: nightsAct.notUsed };
    await tx.insert(billExtra).values({ ...of, ...by, amountKobo: -amountKobo });
  }
  const voidedKobo = unpaid.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return { voidedKobo, firstVoided: unpaid.at(-1)?.night ?? null };
}

/** The day on which a guest of a room has left, or will leave. */
export function leftOn(row: ReservationRow, stay: RoomOfStay): LagosDate {
  const leaving = leavesOn(datesOfRoom(row, stay));
  const left = stay.state === 'departed' && stay.lastStep ? lagosToday(stay.lastStep.at) : leaving;
  return left < leaving ? left : leaving;
}

/** Has a reservation follow its rooms: its last guest leaves when the last of theirs does. */
export async function followRooms({ tx, context, row }: Acting): Promise<void> {
  const days = (await roomsOfStays(tx, [row.id])).map((stay) => leftOn(row, stay)).toSorted();
  const latest = days.at(-1) ?? row.checkOut;
  const staysUntil = latest === row.checkOut ? null : latest;
  if (staysUntil === row.staysUntil) return;
  const after = {
    staysUntil,
    revision: row.revision + 1,
    updatedAt: context.clock.now(),
    ...(isKept(row) && { holdExpiresAt: keptUntil({ ...row, staysUntil }) }),
  };
  await tx.update(reservation).set(after).where(eq(reservation.id, row.id));
}
