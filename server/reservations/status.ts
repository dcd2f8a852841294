import {
  allows,
  applyEvent,
  isKept,
  type StatusFields,
} from '../../machines/reservation/reservationStatus';
import type { PermissionFacts } from '../../machines/reservation/policy';
import { isHoldExpired } from '../../machines/reservation/hold';
import type { Kobo } from '../../machines/shared/money';
import {
  addDays,
  checkInDayStart,
  nightsBetween,
  type LagosDate,
} from '../../machines/shared/stay';
import type { Context } from '../context';
import type { ReservationRow } from './queries';

/** The status fields of a reservation at a point in time: an expired hold counts as expired at once. */
export function statusAt(row: ReservationRow, now: Date): StatusFields {
  const { status, cancelReason, refundStatus, isKept } = row;
  const state = { status, cancelReason, refundStatus, isKept };
  if (!isHoldExpired(row, now)) return state;
  return applyEvent(state, { type: 'hold.expired' }) ?? state;
}

/** The sum left to pay of a stay's price, in kobo. All that is asked for, taken or compared with the price asks this. */
export const amountDue = ({
  totalKobo,
  paidKobo,
}: Pick<ReservationRow, 'totalKobo' | 'paidKobo'>): Kobo => totalKobo - paidKobo;

/** The price of one night of a stay in all its rooms, in kobo, rounded up. */
export const nightlyKobo = ({
  checkIn,
  checkOut,
  totalKobo,
}: Pick<ReservationRow, 'checkIn' | 'checkOut' | 'totalKobo'>): Kobo =>
  Math.ceil(totalKobo / nightsBetween(checkIn, checkOut));

/** The day until which a stay that is kept is paid, counting whole nights from the first; null for none, or any other. */
export function paidUntil(row: ReservationRow): LagosDate | null {
  const nights = isKept(row) ? Math.floor(row.paidKobo / nightlyKobo(row)) : 0;
  return nights === 0 ? null : addDays(row.checkIn, nights);
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
  const isFree = hasRooms && row.totalKobo === 0;
  const isRefundable = !isFree && allows(state, { type: 'refund.requested' });
  const refundableUntil = isRefundable ? refundDeadlineOf(configuration, row) : null;
  return { ...state, hasRooms, isFree, isUnderReview, refundableUntil };
}
