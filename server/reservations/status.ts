import {
  allows,
  applyEvent,
  type LifecycleFields,
} from '../../machines/reservation/reservationStatus';
import type { ReservationStanding } from '../../machines/reservation/policy';
import { isHoldExpired } from '../../machines/reservation/hold';
import { addDays, checkInDayStart } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { ReservationRow } from './queries';

/** The status fields of a reservation at a point in time: an expired hold counts as expired at once. */
export function stateAt(row: ReservationRow, now: Date): LifecycleFields {
  const { status, cancelReason, refundStatus } = row;
  const state = { status, cancelReason, refundStatus };
  if (!isHoldExpired(row, now)) return state;
  return applyEvent(state, { type: 'hold.expired' }) ?? state;
}

/** What the guest's permissions depend on now, for the rules that screens and server share. */
export function standingNow(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
  { hasRooms, isUnderReview }: Pick<ReservationStanding, 'hasRooms' | 'isUnderReview'>,
): ReservationStanding {
  const state = stateAt(row, clock.now());
  const deadline = checkInDayStart(addDays(row.checkIn, -configuration.refundDeadlineDays));
  const refundableUntil = allows(state, { type: 'refund.requested' }) ? deadline : null;
  return { ...state, hasRooms, isUnderReview, refundableUntil };
}
