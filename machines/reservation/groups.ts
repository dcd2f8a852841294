import type { Reservation } from '../contract/wire';
import { leavingDate } from '../shared/lastNight';
import { lagosToday, type LagosDate } from '../shared/stay';
import * as reservationListMessages from '../../messages/reservation/list';
import { allows, isExpired, statusOf, type StatusFields } from './reservationStatus';
import { permissionFactsOf, refundAccountMessages, refundMessageOf } from './policy';

/** The groups of the list, in the order in which they are shown. */
export const reservationGroups = ['unpaid', 'upcoming', 'past', 'cancelled'] as const;

export type ReservationGroup = (typeof reservationGroups)[number];

/**
 * The group of a reservation, by its status and dates. A stay is upcoming until the end of the day on which its guest leaves; a
 * pending refund counts as refunded.
 * @param today today's date in Lagos
 */
function groupByStatus(
  fields: StatusFields,
  leaving: LagosDate,
  today: LagosDate,
): ReservationGroup {
  if (allows(fields, { type: 'payment.settled' })) return 'unpaid';
  if (!allows(fields, { type: 'refund.requested' })) return 'cancelled';
  return leaving < today ? 'past' : 'upcoming';
}

/** The reservations of one group, in the server's order. */
export interface ReservationsInGroup {
  group: ReservationGroup;
  reservations: readonly Reservation[];
}

/** Groups reservations by the server's group, or by their status if the server names none. Empty groups are omitted. */
export function groupReservations(
  reservations: readonly Reservation[],
  now: Date,
): ReservationsInGroup[] {
  const today = lagosToday(now);
  const groupOf = (reservation: Reservation) =>
    reservation.group ??
    groupByStatus(permissionFactsOf(reservation), leavingDate(reservation), today);
  return reservationGroups
    .map((group) => ({
      group,
      reservations: reservations.filter((reservation) => groupOf(reservation) === group),
    }))
    .filter((told) => told.reservations.length > 0);
}

/** A message beside the status: a refund needs a bank account, the hold ran out, or how the refund is going. */
export function standingMessageOf(reservation: Reservation): string | undefined {
  const { refundAccount } = reservation;
  if (refundAccount !== undefined) return refundAccountMessages[refundAccount];
  if (isExpired(statusOf(reservation))) return reservationListMessages.notPaidInTime;
  return refundMessageOf(reservation);
}
