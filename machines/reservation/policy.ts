import type { Reservation } from '../contract/wire';
import * as messages from '../../messages/reservation/policy';
import * as paymentMessages from '../../messages/payment/payment';
import type { Kobo } from '../shared/money';
import {
  allows,
  awaitsPayment,
  isExpired,
  isPaid,
  type StatusFields,
  type RefundStatus,
  type ReservationStatus,
  statusOf,
} from './reservationStatus';

/** Whether the guest may do something with a reservation, and if not, why. */
export type Permission = { allowed: true } | { allowed: false; why: string };

/** What the guest's permissions depend on. */
export interface PermissionFacts extends StatusFields {
  /** Whether it asked for rooms. Without rooms there is nothing to pay or change. */
  hasRooms: boolean;
  /** Whether staff is reviewing a payment for it. Until that is done, nothing can be paid or changed. */
  isUnderReview: boolean;
  /** Until when a paid reservation can be refunded; null if it can't, absent if the server didn't say. */
  refundableUntil?: Date | null;
}

const granted: Permission = { allowed: true };
const refused = (why: string): Permission => ({ allowed: false, why });

/** What the permissions of a reservation from the API depend on. */
export function permissionFactsOf(reservation: Reservation): PermissionFacts {
  const { refundableUntil } = reservation;
  return {
    ...statusOf(reservation),
    // A server may store an amount to pay without its rooms.
    hasRooms: reservation.roomAllocations.length > 0 || reservation.totalPrice > 0,
    isUnderReview: reservation.underReviewUntil !== undefined,
    ...(refundableUntil !== undefined && {
      refundableUntil: refundableUntil === null ? null : new Date(refundableUntil),
    }),
  };
}

/** The message for each status that ends a reservation; undefined for the others. */
const endings: Readonly<
  Record<ReservationStatus, (fields: StatusFields) => string | undefined>
> = {
  pending: () => undefined,
  paid: () => undefined,
  cancelled: (fields) => (isExpired(fields) ? messages.expired : messages.cancelled),
  refunded: () => messages.refunded,
};

/** The sentence for a reservation that has ended; undefined while it has not. */
export function endMessageOf(fields: StatusFields): string | undefined {
  return endings[fields.status](fields);
}

/** The message for a refund that has not been made yet. */
export const refundMessages: Readonly<Record<RefundStatus, string>> = {
  requested: messages.refundRequested,
  failed: messages.refundUnderReview,
};

/** What a refund on request returns: the price less earlier goodwill refunds. */
export function refundDue(price: Kobo, goodwill: readonly Kobo[]): Kobo {
  return goodwill.reduce((left, given) => left - given, price);
}

/** Whether the guest may cancel: only before it is paid. */
export function cancelPermission(standing: StatusFields): Permission {
  if (allows(standing, { type: 'guest.cancelled' })) return granted;
  return refused(endMessageOf(standing) ?? messages.paidCannotBeCancelled);
}

/** Whether the guest may change dates and guests: only before it is paid. */
export function modifyPermission(standing: PermissionFacts): Permission {
  if (!allows(standing, { type: 'guest.modified' })) {
    return refused(endMessageOf(standing) ?? messages.paidCannotBeModified);
  }
  if (standing.isUnderReview) return refused(messages.paymentUnderReview);
  return standing.hasRooms ? granted : refused(messages.noRoomsToModify);
}

/** Whether the guest may request a refund: once, until the deadline. If that is unknown, the server decides. */
export function refundPermission(standing: PermissionFacts, now: Date): Permission {
  if (awaitsPayment(standing)) return refused(messages.notPaidYet);
  if (standing.refundStatus !== null) return refused(refundMessages[standing.refundStatus]);
  if (!allows(standing, { type: 'refund.requested' })) {
    return refused(endMessageOf(standing) ?? messages.notPaidYet);
  }
  const deadline = standing.refundableUntil;
  if (deadline === undefined) return granted;
  return deadline !== null && now < deadline ? granted : refused(messages.refundTooLate);
}

/** Whether the guest may pay: only a reservation that isn't paid yet and has something to pay. */
export function payPermission(standing: PermissionFacts): Permission {
  if (!allows(standing, { type: 'payment.settled' })) {
    return refused(endMessageOf(standing) ?? paymentMessages.alreadyPaidOrMissing);
  }
  if (standing.isUnderReview) return refused(messages.paymentUnderReview);
  return standing.hasRooms ? granted : refused(paymentMessages.noRooms);
}

/**
 * Whether a reservation has ended unused, so that the guest may want to book the same again. A pending refund counts,
 * since its rooms have already been released.
 */
export function canBookAgain(reservation: Reservation): boolean {
  return endMessageOf(permissionFactsOf(reservation)) !== undefined || reservation.refundStatus !== null;
}

/** The actions that a guest is offered for a reservation, and why others are not. */
export interface AvailableActions {
  pay: boolean;
  modify: boolean;
  cancel: boolean;
  refund: boolean;
  /** Why an action that the guest may look for is not available. */
  whyNot: string | undefined;
}

/** Everything that a guest may do with a reservation now. */
export function availableActions(reservation: Reservation, now: Date): AvailableActions {
  const standing = permissionFactsOf(reservation);
  const modifying = modifyPermission(standing);
  const refunding = refundPermission(standing, now);
  const lookedFor = isPaid(standing) ? refunding : modifying;
  return {
    pay: payPermission(standing).allowed,
    modify: modifying.allowed,
    cancel: cancelPermission(standing).allowed,
    refund: refunding.allowed,
    whyNot: endMessageOf(standing) ?? (lookedFor.allowed ? undefined : lookedFor.why),
  };
}
