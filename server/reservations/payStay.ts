import { eq, inArray } from 'drizzle-orm';
import { isHoldExpired } from '../../machines/reservation/hold';
import type { ReservationEvent } from '../../machines/reservation/reservationMachine';
import { isExpired, isKept } from '../../machines/reservation/reservationStatus';
import type { Kobo } from '../../machines/shared/money';
import { leavesOn, type StayedDates } from '../../machines/shared/lastNight';
import { addDays, lagosInstant, lagosToday } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { reservation, reservationEvent } from '../database/schema';
import { applyEvent, type EventEffects } from './applyEvent';
import { expireHold } from './holds/expireHold';
import { allocationsOf, lastEvent, type ReservationRow } from './queries';
import { reserveRooms } from './reserveRooms';

interface PayingStay {
  tx: Database;
  context: Pick<Context, 'clock' | 'random' | 'configuration'>;
  reservation: ReservationRow;
}

export interface PaidStay {
  reservation: ReservationRow;
  /** Whether it took its rooms again after its hold. */
  late: boolean;
}

/**
 * Makes a locked reservation paid that awaits payment, or whose hold ran out: then it takes its rooms again.
 * @returns null if its rooms are not free any more, or its first night is over
 */
export function payStay(paying: PayingStay, effects: EventEffects): Promise<PaidStay | null> {
  const changes = { ...effects.changes, paidKobo: paying.reservation.totalKobo };
  return settleStay(paying, ['payment.settled', 'payment.settledLate'], { ...effects, changes });
}

/** When the hold of a stay ends that only a person ends, for programs that don't know such stays. */
export const keptUntil = (stay: StayedDates): Date =>
  lagosInstant(addDays(leavesOn(stay), 1), '00:00');

/**
 * Keeps the rooms of a locked reservation until a person ends it, because a part of its price is paid or its guest is in
 * house; one whose hold ran out takes them again. Its hold, which older programs go by, moves behind its last day.
 * @param paidKobo how much of its price is paid by now
 * @returns null if its rooms are not free any more, or its first night is over
 */
export async function keepStay(paying: PayingStay, paidKobo: Kobo): Promise<ReservationRow | null> {
  const { tx, context, reservation: row } = paying;
  const { holdExpiresAt: before } = row;
  const changes = { paidKobo, holdExpiresAt: keptUntil(row) };
  if (isKept(row)) {
    const updatedAt = context.clock.now();
    const after = { ...changes, revision: row.revision + 1, updatedAt };
    await tx.update(reservation).set(after).where(eq(reservation.id, row.id));
    return { ...row, ...after };
  }
  const detail = { before: before.toISOString() };
  const kept = await settleStay(paying, ['hold.kept', 'hold.keptLate'], { changes, detail });
  return kept?.reservation ?? null;
}

/**
 * Has the hold of a locked reservation run again as it did before it was kept, because no money and no guest is there
 * any more.
 */
export async function putHoldBack({ tx, context, reservation: row }: PayingStay): Promise<void> {
  const kept = inArray(reservationEvent.kind, ['hold.kept', 'hold.keptLate']);
  const before = (await lastEvent(tx, row.id, kept))?.detail.before;
  const holdExpiresAt = typeof before === 'string' ? new Date(before) : row.holdExpiresAt;
  const changes = { holdExpiresAt, paidKobo: 0 };
  await applyEvent(tx, context, row, { type: 'hold.putBack' }, { changes });
}

/** Applies the first event in time, and the second after the hold, with the rooms taken again. */
async function settleStay(
  paying: PayingStay,
  [inTime, afterHold]: readonly [ReservationEvent['type'], ReservationEvent['type']],
  effects: EventEffects,
): Promise<PaidStay | null> {
  const { tx, context, reservation: row } = paying;
  const late = isExpired(row);
  if (!(await (late ? retakeRooms(paying) : keepRooms(paying)))) return null;
  const type = late ? afterHold : inTime;
  return { reservation: await applyEvent(tx, context, row, { type }, effects), late };
}

/** A guest who was told that the reservation expired will not have come for the first night. */
const isPast = ({ context, reservation }: PayingStay) =>
  reservation.checkIn < lagosToday(context.clock.now());

/** Takes the rooms of an ended hold again. @returns false if they are not free any more, or its first night is over */
async function retakeRooms(paying: PayingStay): Promise<boolean> {
  const { tx, context, reservation } = paying;
  const wanted = await allocationsOf(tx, reservation.id);
  return !isPast(paying) && (await reserveRooms(tx, context, reservation, wanted)) !== null;
}

/** An expired hold that wasn't swept yet still has its rooms. @returns false if it ends instead: the stay is past */
async function keepRooms(paying: PayingStay): Promise<boolean> {
  const { tx, context, reservation } = paying;
  const isOver = isPast(paying) && isHoldExpired(reservation, context.clock.now());
  if (isOver) await expireHold(tx, context, reservation);
  return !isOver;
}
