import { reservationModification } from './modificationRequest';
import type { Reservation } from '../contract/wire';
import * as managementMessages from '../../messages/reservation/management';
import { modifyPermission, refundPermission, standingOf } from './policy';
import {
  awaitsPayment,
  isGivenUp,
  isPaid,
  isRefunded,
  isRefundOpen,
  statusOf,
} from './reservationStatus';
import { type ModifyForm, specialRequestForForm } from './reservationForm';

/** What a guest wants done with a reservation, with all that was entered for it. */
export type PendingChange =
  | { kind: 'cancelling' }
  | { kind: 'modifying'; form: ModifyForm }
  | { kind: 'refunding'; reason: string };

/** A reservation as the server had it, and when it was read. */
export interface ReservationRead {
  reservation: Reservation;
  readAt: Date;
}

/** What is said once a change was made. */
export const appliedMessages: Readonly<Record<PendingChange['kind'], string>> = {
  cancelling: managementMessages.cancelled,
  modifying: managementMessages.modified,
  refunding: managementMessages.refundRequested,
};

/** What is said of a change that was not made when the server has no words for it. */
export const notAppliedMessages: Readonly<Record<PendingChange['kind'], string>> = {
  cancelling: managementMessages.cancelFailed,
  modifying: managementMessages.modifyFailed,
  refunding: managementMessages.refundFailed,
};

/** What the modify form holds when it opens. */
export function modifyFormOf(reservation: Reservation): ModifyForm {
  return {
    checkIn: reservation.checkInDate,
    checkOut: reservation.checkOutDate,
    adults: reservation.noOfAdult,
    children: reservation.noOfChildren,
    notes: specialRequestForForm(reservation.specialRequest),
  };
}

/** Whether the reservation stands as the guest wants it. */
function isAsWanted(wanted: PendingChange, reservation: Reservation): boolean {
  const status = statusOf(reservation);
  switch (wanted.kind) {
    case 'cancelling':
      return isGivenUp(status);
    case 'modifying':
      return (
        (awaitsPayment(status) || isPaid(status)) &&
        JSON.stringify(reservationModification(wanted.form)) ===
          JSON.stringify(reservationModification(modifyFormOf(reservation)))
      );
    case 'refunding':
      return isRefunded(status) || isRefundOpen(status);
  }
}

/**
 * Whether a change was applied although its response was lost: the reservation is now as the guest wanted it,
 * and was not before. If nothing was to change, reading it again proves nothing.
 * @param before as it was read before the change was sent
 * @param after as it was read since
 */
export function isApplied(wanted: PendingChange, before: Reservation, after: Reservation): boolean {
  return isAsWanted(wanted, after) && !isAsWanted(wanted, before);
}

/**
 * The change to offer again after the reservation was reloaded: none that was applied or is no longer
 * allowed, and no cancellation, which the guest has to request anew.
 */
export function stillAllowed(
  wanted: PendingChange | null,
  { reservation, readAt }: ReservationRead,
): PendingChange | null {
  if (wanted === null || wanted.kind === 'cancelling' || isAsWanted(wanted, reservation))
    return null;
  const standing = standingOf(reservation);
  const { allowed } =
    wanted.kind === 'modifying' ? modifyPermission(standing) : refundPermission(standing, readAt);
  return allowed ? wanted : null;
}
