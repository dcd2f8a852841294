import { isHoldExpired } from '../../machines/reservation/hold';
import { isExpired } from '../../machines/reservation/reservationStatus';
import { lagosToday } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { applyEvent, type EventEffects } from './applyEvent';
import { expireHold } from './holds/expireHold';
import { allocationsOf, type ReservationRow } from './queries';
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
export async function payStay(paying: PayingStay, effects: EventEffects): Promise<PaidStay | null> {
  const { tx, context, reservation } = paying;
  const late = isExpired(reservation);
  if (!(await (late ? retakeRooms(paying) : keepRooms(paying)))) return null;
  const type = late ? 'payment.settledLate' : 'payment.settled';
  return { reservation: await applyEvent(tx, context, reservation, { type }, effects), late };
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
