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

/** Until when a paid stay is refunded on request. */
export function refundDeadlineOf(
  { refundDeadlineDays }: Pick<Context['configuration'], 'refundDeadlineDays'>,
  { checkIn }: Pick<ReservationRow, 'checkIn'>,
): Date {
  return checkInDayStart(addDays(checkIn, -refundDeadlineDays));
}

/** Facts that decide the guest's permissions now, for the rules that screens and server share. */
export function permissionFactsNow(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
  { hasRooms, isUnderReview }: Pick<PermissionFacts, 'hasRooms' | 'isUnderReview'>,
): PermissionFacts {
  const state = statusAt(row, clock.now());
  const isRefundable = allows(state, { type: 'refund.requested' });
  const refundableUntil = isRefundable ? refundDeadlineOf(configuration, row) : null;
  return { ...state, hasRooms, isUnderReview, refundableUntil };
}
