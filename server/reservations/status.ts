import {
  allows,
  applyEvent,
  type StatusFields,
} from '../../machines/reservation/reservationStatus';
import type { PermissionFacts } from '../../machines/reservation/policy';
import { isHoldExpired } from '../../machines/reservation/hold';
import { addDays, checkInDayStart } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { ReservationRow } from './queries';

/** The status fields of a reservation at a point in time: an expired hold counts as expired at once. */
export function statusAt(row: ReservationRow, now: Date): StatusFields {
  const { status, cancelReason, refundStatus } = row;
  const state = { status, cancelReason, refundStatus };
  if (!isHoldExpired(row, now)) return state;
  return applyEvent(state, { type: 'hold.expired' }) ?? state;
}

/** What the guest's permissions depend on now, for the rules that screens and server share. */
export function permissionFactsNow(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
  { hasRooms, isUnderReview }: Pick<PermissionFacts, 'hasRooms' | 'isUnderReview'>,
): PermissionFacts {
  const state = statusAt(row, clock.now());
  const deadline = checkInDayStart(addDays(row.checkIn, -configuration.refundDeadlineDays));
  const refundableUntil = allows(state, { type: 'refund.requested' }) ? deadline : null;
  return { ...state, hasRooms, isUnderReview, refundableUntil };
}
