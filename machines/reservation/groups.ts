import type { Reservation } from '../contract/wire';
import { lagosToday, type LagosDate } from '../shared/stay';
import * as reservationListMessages from '../../messages/reservation/list';
import { allows, isExpired, statusOf, type LifecycleFields } from './reservationStatus';
import { refundMessages, standingOf } from './policy';

/** Where a guest looks for a reservation, in the order in which they are told. */
export const reservationGroups = ['unpaid', 'upcoming', 'past', 'cancelled'] as const;

export type ReservationGroup = (typeof reservationGroups)[number];

/**
 * The group of a reservation by how it stands and by its dates. A stay is to come up to and with the day of check-out; one
 * whose money is on its way back is as good as refunded.
 * @param today the date in Lagos
 */
function groupByStanding(
  standing: LifecycleFields,
  checkOutDate: LagosDate,
  today: LagosDate,
): ReservationGroup {
  if (allows(standing, { type: 'payment.settled' })) return 'unpaid';
  if (!allows(standing, { type: 'refund.requested' })) return 'cancelled';
  return checkOutDate < today ? 'past' : 'upcoming';
}

/** Some reservations that a guest looks for in one place, in the order in which the server told them. */
export interface ReservationsInGroup {
  group: ReservationGroup;
  reservations: readonly Reservation[];
}

/**
 * Reservations by where a guest looks for them: as the server says, and where it says nothing by how they stand now. Of a
 * group with nothing in it there is nothing to tell.
 */
export function groupReservations(
  reservations: readonly Reservation[],
  now: Date,
): ReservationsInGroup[] {
  const today = lagosToday(now);
  const groupOf = (reservation: Reservation) =>
    reservation.group ?? groupByStanding(standingOf(reservation), reservation.checkOutDate, today);
  return reservationGroups
    .map((group) => ({
      group,
      reservations: reservations.filter((reservation) => groupOf(reservation) === group),
    }))
    .filter((told) => told.reservations.length > 0);
}

/** Why a reservation is over where its status alone does not tell; undefined where it does. */
export function endReasonOf(reservation: Reservation): string | undefined {
  const { refundStatus } = reservation;
  if (isExpired(statusOf(reservation))) return reservationListMessages.notPaidInTime;
  return refundStatus === null ? undefined : refundMessages[refundStatus];
}
