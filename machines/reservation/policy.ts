import type { Reservation } from '../contract/wire';
import * as messages from '../../messages/reservation/policy';
import * as paymentMessages from '../../messages/payment/payment';
import type { Kobo } from '../shared/money';
import {
  allows,
  awaitsPayment,
  isExpired,
  isPaid,
  type LifecycleFields,
  type RefundStatus,
  type ReservationStatus,
  statusOf,
} from './reservationStatus';

/** Whether the guest may do something with a reservation, and if not, why. */
export type Permission = { allowed: true } | { allowed: false; why: string };

/** What the guest's permissions depend on. */
export interface ReservationStanding extends LifecycleFields {
  /** Whether it asked for rooms; without rooms there is nothing to pay or to change. */
  hasRooms: boolean;
  /** Whether staff looks into a payment for it, so that nothing is to be paid or changed until they are done. */
  isUnderReview: boolean;
  /** Until when a paid reservation can be refunded; null when it can't, absent when the server didn't say. */
  refundableUntil?: Date | null;
}

const granted: Permission = { allowed: true };
const refused = (why: string): Permission => ({ allowed: false, why });

/** The standing of a reservation as it is read from the wire. */
export function standingOf(reservation: Reservation): ReservationStanding {
  const { refundableUntil } = reservation;
  return {
    ...statusOf(reservation),
    // A server may keep what is to be paid without the rooms that it is for.
    hasRooms: reservation.roomAllocations.length > 0 || reservation.totalPrice > 0,
    isUnderReview: reservation.underReviewUntil !== undefined,
    ...(refundableUntil !== undefined && {
      refundableUntil: refundableUntil === null ? null : new Date(refundableUntil),
    }),
  };
}

/** What is said of the end of a reservation by its status; undefined where it still stands. */
const endings: Readonly<
  Record<ReservationStatus, (fields: LifecycleFields) => string | undefined>
> = {
  pending: () => undefined,
  paid: () => undefined,
  cancelled: (fields) => (isExpired(fields) ? messages.expired : messages.cancelled),
  refunded: () => messages.refunded,
};

/** What is over for good: a sentence, or undefined for a reservation that still stands. */
export function endedBecause(fields: LifecycleFields): string | undefined {
  return endings[fields.status](fields);
}

/** What is said of money that is to go back, and has not. */
export const refundMessages: Readonly<Record<RefundStatus, string>> = {
  requested: messages.refundRequested,
  failed: messages.refundUnderReview,
};

/** What goes back to the guest when a refund is requested: the price without what was given back of it as goodwill. */
export function refundDue(price: Kobo, goodwill: readonly Kobo[]): Kobo {
  return goodwill.reduce((left, given) => left - given, price);
}

/** May the guest cancel? Only before it is paid. */
export function cancelPermission(standing: LifecycleFields): Permission {
  if (allows(standing, { type: 'guest.cancelled' })) return granted;
  return refused(endedBecause(standing) ?? messages.paidCannotBeCancelled);
}

/** May the guest change dates and guests? Only before it is paid. */
export function modifyPermission(standing: ReservationStanding): Permission {
  if (!allows(standing, { type: 'guest.modified' })) {
    return refused(endedBecause(standing) ?? messages.paidCannotBeModified);
  }
  if (standing.isUnderReview) return refused(messages.paymentUnderReview);
  return standing.hasRooms ? granted : refused(messages.noRoomsToModify);
}

/** May the guest have the money back? Once, until the deadline; where none is known the server decides. */
export function refundPermission(standing: ReservationStanding, now: Date): Permission {
  if (awaitsPayment(standing)) return refused(messages.notPaidYet);
  if (standing.refundStatus !== null) return refused(refundMessages[standing.refundStatus]);
  if (!allows(standing, { type: 'refund.requested' })) {
    return refused(endedBecause(standing) ?? messages.notPaidYet);
  }
  const deadline = standing.refundableUntil;
  if (deadline === undefined) return granted;
  return deadline !== null && now < deadline ? granted : refused(messages.refundTooLate);
}

/** May the guest pay? Only what is not paid yet, and only where there is something to pay. */
export function payPermission(standing: ReservationStanding): Permission {
  if (!allows(standing, { type: 'payment.settled' })) {
    return refused(endedBecause(standing) ?? paymentMessages.alreadyPaidOrMissing);
  }
  if (standing.isUnderReview) return refused(messages.paymentUnderReview);
  return standing.hasRooms ? granted : refused(paymentMessages.noRooms);
}

/**
 * Whether a reservation has come to nothing, so that its guest may want to book the same again: also one whose refund is
 * under way, since its rooms are given back already.
 */
export function canBookAgain(reservation: Reservation): boolean {
  return endedBecause(standingOf(reservation)) !== undefined || reservation.refundStatus !== null;
}

/** What a guest is offered to do with a reservation, and why not more. */
export interface AvailableActions {
  pay: boolean;
  modify: boolean;
  cancel: boolean;
  refund: boolean;
  /** Why something that a guest may look for is not offered. */
  whyNot: string | undefined;
}

/** Everything that a guest may do with a reservation now. */
export function availableActions(reservation: Reservation, now: Date): AvailableActions {
  const standing = standingOf(reservation);
  const modifying = modifyPermission(standing);
  const refunding = refundPermission(standing, now);
  const lookedFor = isPaid(standing) ? refunding : modifying;
  return {
    pay: payPermission(standing).allowed,
    modify: modifying.allowed,
    cancel: cancelPermission(standing).allowed,
    refund: refunding.allowed,
    whyNot: endedBecause(standing) ?? (lookedFor.allowed ? undefined : lookedFor.why),
  };
}
