import type { Reservation } from '../contract/wire';
import * as messages from '../../messages/reservation/policy';
import * as paymentMessages from '../../messages/payment/payment';
import type { Kobo } from '../shared/money';
import { leavingDate } from '../shared/lastNight';
import type { LagosDate } from '../shared/stay';
import {
  allows,
  awaitsPayment,
  hasTag,
  holdsRooms,
  isExpired,
  isKept,
  isPaid,
  type StatusFields,
  type RefundStatus,
  type ReservationStatus,
  statusOf,
  type WireStatus,
} from './reservationStatus';

/** Whether the guest may do something with a reservation, and if not, why. */
export type Permission = { allowed: true } | { allowed: false; why: string };

/** How a refund stands that needs, or was given, a bank account of the guest. */
export type RefundAccountState = NonNullable<Reservation['refundAccount']>;

/** The facts that the guest's permissions depend on. */
export interface PermissionFacts extends StatusFields {
  /** Whether it asked for rooms. Without rooms there is nothing to pay or change. */
  hasRooms: boolean;
  /** Whether the hotel has waived all of its price. */
  isFree?: boolean;
  /** Whether staff is reviewing a payment for it. Until that is done, nothing can be paid or changed. */
  isUnderReview: boolean;
  /** Until when a paid reservation can be refunded; null if it can't, absent if the server didn't say. */
  refundableUntil?: Date | null;
  /** How a refund stands that needs a bank account; absent if none does, or the server didn't say. */
  refundAccount?: RefundAccountState;
}

const granted: Permission = { allowed: true };
const refused = (why: string): Permission => ({ allowed: false, why });

/** The same facts of a reservation from the API. */
export function permissionFactsOf(reservation: Reservation): PermissionFacts {
  const { refundableUntil, refundAccount } = reservation;
  return {
    ...statusOf(reservation),
    ...(refundAccount !== undefined && { refundAccount }),
    // A server may store an amount to pay without its rooms.
    hasRooms: reservation.roomAllocations.length > 0 || reservation.totalPrice > 0,
    isFree: reservation.totalPrice === 0 && reservation.reduction !== undefined,
    isUnderReview: reservation.underReviewUntil !== undefined,
    ...(refundableUntil !== undefined && {
      refundableUntil: refundableUntil === null ? null : new Date(refundableUntil),
    }),
  };
}

/** The message for each status that ends a reservation; undefined for the others. */
const endings: Readonly<Record<ReservationStatus, (fields: StatusFields) => string | undefined>> = {
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

/** The message for money that goes back and needs, or was given, a bank account. */
export const refundAccountMessages: Readonly<Record<RefundAccountState, string>> = {
  needed: messages.refundNeedsAccount,
  underReview: messages.refundAccountUnderReview,
  given: messages.refundAccountGiven,
};

/** The message for a refund that ends the reservation and has not been made yet; undefined without one. */
export function refundMessageOf({
  refundStatus,
  refundAccount,
}: Pick<PermissionFacts, 'refundStatus' | 'refundAccount'>): string | undefined {
  if (refundStatus === null) return undefined;
  return refundAccount === undefined
    ? refundMessages[refundStatus]
    : refundAccountMessages[refundAccount];
}

/**
 * Amount of a refund on request: the price less earlier goodwill refunds. They can exceed it for a while, if one that
 * may have been sent is not reduced yet by what was returned at the provider: then nothing is due.
 */
export function refundDue(price: Kobo, goodwill: readonly Kobo[]): Kobo {
  return Math.max(
    0,
    goodwill.reduce((left, given) => left - given, price),
  );
}

/** Whether the guest may cancel: only before any of it is paid. */
export function cancelPermission(facts: StatusFields): Permission {
  if (allows(facts, { type: 'guest.cancelled' })) return granted;
  if (isKept(facts)) return refused(messages.atTheHotel);
  return refused(endMessageOf(facts) ?? messages.paidCannotBeCancelled);
}

/** Whether the guest may change dates and guests: only before any of it is paid. */
export function modifyPermission(facts: PermissionFacts): Permission {
  return isKept(facts) ? refused(messages.atTheHotel) : changePermission(facts);
}

/** Whether dates and guests can be changed by somebody: the hotel's own people may where a part is paid. */
export function changePermission(facts: PermissionFacts): Permission {
  if (!allows(facts, { type: 'guest.modified' })) {
    return refused(endMessageOf(facts) ?? messages.paidCannotBeModified);
  }
  if (facts.isUnderReview) return refused(messages.paymentUnderReview);
  return facts.hasRooms ? granted : refused(messages.noRoomsToModify);
}

/**
 * Whether the guest may request a refund: once, until the deadline. If that or the time is unknown, the server decides.
 * @param now the server's time; null if it is not known
 */
export function refundPermission(facts: PermissionFacts, now: Date | null): Permission {
  if (awaitsPayment(facts)) return refused(messages.notPaidYet);
  const underWay = refundMessageOf(facts);
  if (underWay !== undefined) return refused(underWay);
  if (!allows(facts, { type: 'refund.requested' })) {
    return refused(endMessageOf(facts) ?? messages.notPaidYet);
  }
  if (facts.isFree === true) return refused(messages.complimentary);
  const deadline = facts.refundableUntil;
  if (deadline === undefined) return granted;
  const isOpen = deadline !== null && (now === null || now < deadline);
  return isOpen ? granted : refused(messages.refundTooLate);
}

/** Whether the guest may pay: only a reservation that isn't paid yet and has something to pay. */
export function payPermission(facts: PermissionFacts): Permission {
  if (!allows(facts, { type: 'payment.settled' })) {
    return refused(endMessageOf(facts) ?? paymentMessages.alreadyPaidOrMissing);
  }
  if (facts.isUnderReview) return refused(messages.paymentUnderReview);
  return facts.hasRooms ? granted : refused(paymentMessages.noRooms);
}

/**
 * Whether a reservation has ended unused, so that the guest may want to book the same again. A pending refund counts,
 * since its rooms have already been released.
 */
export function canBookAgain(reservation: Reservation): boolean {
  return (
    endMessageOf(permissionFactsOf(reservation)) !== undefined || reservation.refundStatus !== null
  );
}

/** Whether its guest is expected: it is paid, in full or in part, and the money is not on its way back. */
export function isExpected(reservation: WireStatus): boolean {
  return hasTag(statusOf(reservation), 'guaranteed');
}

/**
 * Whether its guest may still arrive, or is there: its rooms are reserved, and its last day is not over.
 * @param today today's date in Lagos; null if it is not known
 */
export function isAhead(
  reservation: WireStatus & Pick<Reservation, 'checkOutDate' | 'staysUntil'>,
  today: LagosDate | null,
): boolean {
  const isPast = today !== null && leavingDate(reservation) < today;
  return holdsRooms(statusOf(reservation)) && !isPast;
}

/** The actions that a guest is offered for a reservation, and why others are not. */
export interface AvailableActions {
  pay: boolean;
  modify: boolean;
  cancel: boolean;
  refund: boolean;
  /** The state of a refund that needs a bank account; undefined if none does. */
  account: RefundAccountState | undefined;
  /** Why an action that the guest may look for is not available. */
  whyNot: string | undefined;
}

/**
 * Everything that a guest may do with a reservation now.
 * @param now the server's time; null if it is not known
 */
export function availableActions(reservation: Reservation, now: Date | null): AvailableActions {
  const facts = permissionFactsOf(reservation);
  const modifying = modifyPermission(facts);
  const refunding = refundPermission(facts, now);
  const lookedFor = isPaid(facts) ? refunding : modifying;
  const needsAccountMessage = facts.refundStatus !== null && facts.refundAccount !== undefined;
  return {
    pay: payPermission(facts).allowed,
    modify: modifying.allowed,
    cancel: cancelPermission(facts).allowed,
    refund: refunding.allowed,
    account: facts.refundAccount,
    whyNot:
      endMessageOf(facts) ?? (lookedFor.allowed || needsAccountMessage ? undefined : lookedFor.why),
  };
}
