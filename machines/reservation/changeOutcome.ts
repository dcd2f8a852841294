import type { Reservation } from '../contract/wire';
import * as reservationViewMessages from '../../messages/payment/view';
import * as managementMessages from '../../messages/reservation/management';
import type { Failure } from '../shared/failure';
import { isEmpty, isReservationUnknown } from '../shared/failureKind';
import { requireValue } from '../shared/required';
import { nairaFromKobo } from '../shared/money';
import { nightsBetween } from '../shared/stay';
import {
  besideReservation,
  changePermission,
  isSameForm,
  type Draft,
  type PendingChange,
} from './pendingChange';
import { differenceOf, priceOnDates } from './price';
import { modifyFormOf, reservationModification } from './reservationForm';
import {
  awaitsPayment,
  isGivenUp,
  isPaid,
  isRefunded,
  isRefundOpen,
  statusOf,
} from './reservationStatus';

/** A reservation as the server returned it. */
export interface ReservationRead {
  reservation: Reservation;
}

/**
 * The loaded reservation.
 * @throws Error if it is not loaded yet
 */
export function requireReservation(known: { reservation: Reservation | null }): Reservation {
  return requireValue(known.reservation, 'The reservation has not been read yet');
}

/** The message for a reservation that could not be read. */
export function readFailedMessage(failure: Failure): string {
  if (isEmpty(failure)) return reservationViewMessages.empty;
  return isReservationUnknown(failure)
    ? reservationViewMessages.notFound
    : managementMessages.fetchFailed;
}

/** Whether the reservation is as the guest wants it. */
function isAsWanted(wanted: PendingChange, reservation: Reservation): boolean {
  const status = statusOf(reservation);
  switch (wanted.kind) {
    case 'cancelling':
      return isGivenUp(status);
    case 'modifying':
      return (
        (awaitsPayment(status) || isPaid(status)) &&
        isSameForm(wanted.form, modifyFormOf(reservation))
      );
    case 'refunding':
      return isRefunded(status) || isRefundOpen(status);
  }
}

/**
 * The reservation once the server has acknowledged a change, until it is read again: what a guest was told has been done
 * shows even if that reading fails. A room number may be another one by now, or none.
 */
export function asAcknowledged(wanted: PendingChange, reservation: Reservation): Reservation {
  const rest = { ...reservation };
  delete rest.revision;
  delete rest.underReviewUntil;
  delete rest.fullRefundUntil;
  const withoutPayment = { ...rest };
  delete withoutPayment.unfinishedPayment;
  delete withoutPayment.underWay;
  switch (wanted.kind) {
    case 'cancelling':
      return {
        ...withoutRooms(withoutPayment),
        paymentStatus: 'cancelled',
        cancelReason: 'byGuest',
        holdExpiresAt: null,
      };
    case 'modifying': {
      const { checkIn, checkOut } = wanted.form;
      const price = priceOnDates(reservation, wanted.form, null);
      return {
        // Only another total ends a payment that was begun.
        ...(price && differenceOf(price) === null ? rest : withoutPayment),
        ...reservationModification(wanted.form),
        nights: nightsBetween(checkIn, checkOut),
        roomNumber: '',
        ...(price !== null && { totalPrice: nairaFromKobo(price.after) }),
      };
    }
    case 'refunding':
      return { ...withoutRooms(withoutPayment), refundStatus: 'requested', refundableUntil: null };
  }
}

/** A reservation that has given its rooms back. */
function withoutRooms({ papers, ...rest }: Reservation): Reservation {
  return {
    ...rest,
    roomNumber: '',
    ...(papers && { papers: papers.filter((paper) => paper !== 'calendar') }),
  };
}

/**
 * Whether a change was applied although its response was lost: the reservation is now as the guest wanted it, and
 * wasn't before. If nothing was to change, reading it again proves nothing.
 */
export function isApplied(wanted: PendingChange, { reservation }: ReservationRead): boolean {
  const wasToChange = wanted.kind !== 'modifying' || !isSameForm(wanted.form, wanted.seen);
  return wasToChange && isAsWanted(wanted, reservation);
}

/**
 * The change to offer again after the reservation was reloaded: none that was applied or is no longer allowed, and no
 * cancellation, which the guest must request again. What was written is never dropped because of a time: after a
 * deadline, the server says so.
 */
export function stillAllowed(
  wanted: PendingChange | null,
  { reservation }: ReservationRead,
): Draft | null {
  if (wanted === null || wanted.kind === 'cancelling' || isAsWanted(wanted, reservation))
    return null;
  return changePermission(wanted.kind, reservation, null).allowed
    ? besideReservation(wanted, reservation)
    : null;
}
