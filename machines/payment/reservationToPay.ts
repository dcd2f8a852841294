import type {
  CheckoutRequestWithAmount,
  Receipt,
  Reservation,
  VerifiedStatus,
} from '../contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as policyMessages from '../../messages/reservation/policy';
import { heldUntil } from '../reservation/hold';
import {
  isReservationStatus,
  reservationSnapshot,
  statusOf,
} from '../reservation/reservationStatus';

import { failureOf } from '../shared/failure';
import { isEmpty, isRefusal, isReservationUnknown, serverMessage } from '../shared/failureKind';
import type { CheckoutOutcome } from './checkoutMachine';
import type { CheckedPayment } from './paymentCheckMachine';
import type { PaymentProvider } from '../shared/paymentChannel';
import { declinedMessages, meaningOf, unverifiedMessages } from './paymentStatus';

/** What the confirmation knows of a reservation and its payment. */
export interface ReservationToPay {
  /** The guest's reservation, or the receipt that anyone with the reference may see. */
  reservation: Reservation | Receipt | null;
  /** When the server last sent the reservation, by its own clock; null if that is not known. */
  receivedAt: string | null;
  /** What the provider said, if it was asked. */
  verified: VerifiedStatus | null;
}

/** Why there is nothing (more) to pay, as the guest is told. */
export const endingMessages = {
  cancelled: paymentMessages.cancelled,
  refunding: policyMessages.refundRequested,
  refundFailed: policyMessages.refundUnderReview,
  refunded: paymentMessages.refunded,
  withoutRooms: paymentMessages.noRooms,
} as const;

function lifecycleOf({ reservation, verified }: ReservationToPay) {
  if (reservation !== null) return reservationSnapshot(statusOf(reservation));
  if (verified === null || !isReservationStatus(verified)) return null;
  return reservationSnapshot(statusOf({ paymentStatus: verified, refundStatus: null }));
}

/** Why there is nothing (more) to pay; null as long as it can be paid, or once it was. */
export function endingOf(known: ReservationToPay): keyof typeof endingMessages | null {
  const lifecycle = lifecycleOf(known);
  if (lifecycle?.matches({ paid: 'refundRequested' })) return 'refunding';
  if (lifecycle?.matches({ paid: 'refundFailed' })) return 'refundFailed';
  if (lifecycle?.matches('cancelled')) return 'cancelled';
  if (lifecycle?.matches('refunded')) return 'refunded';
  const total = known.reservation?.totalPrice ?? null;
  return total !== null && total <= 0 ? 'withoutRooms' : null;
}

/** Whether it is paid, and no refund was asked for. */
export function isSettled(known: ReservationToPay): boolean {
  return lifecycleOf(known)?.matches({ paid: 'settled' }) ?? false;
}

/** Whether staff looks into a payment for it, so that nothing more is to be paid. */
export function isLookedInto({ reservation, verified }: ReservationToPay): boolean {
  return verified === 'review' || (reservation !== null && 'underReviewUntil' in reservation);
}

/** Whether the guest has just come back without paying. */
export function isLeftUnpaid({ verified }: ReservationToPay): boolean {
  return verified === 'abandoned';
}

/** Until when its rooms are held, in UTC; null if none are. */
export function heldUntilIn({ reservation, receivedAt }: ReservationToPay): string | null {
  return heldUntil(reservation, receivedAt);
}

/** Whether no more than a receipt is known, with which nothing can be paid. */
export function isReceiptAlone({ reservation }: ReservationToPay): boolean {
  return reservation !== null && !('emailAddress' in reservation);
}

/**
 * The request for a checkout, with the total that the guest was shown.
 * @throws Error if no more than a receipt is known
 */
export function checkoutRequestOf({ reservation }: ReservationToPay): CheckoutRequestWithAmount {
  if (reservation === null || !('emailAddress' in reservation)) {
    throw new Error('There is no reservation to pay');
  }
  const { id, emailAddress, totalPrice } = reservation;
  return { reservationId: id, email: emailAddress, amount: totalPrice };
}

/** Why a payment was not made, or could not be verified; null if nothing of that kind is to be said. */
export function whyNotMade(checked: CheckedPayment): string | null {
  if (checked.kind === 'failed') return unverifiedMessages(checked.error);
  const isFinal = checked.kind === 'final';
  return isFinal && meaningOf(checked.verification) === 'declined'
    ? declinedMessages(checked.verification)
    : null;
}

/** Why a checkout did not start. */
export function whyNotStarted(outcome: CheckoutOutcome, provider: PaymentProvider): string {
  if (outcome.kind === 'noAddress') return paymentMessages.paymentAddressMissing(provider);
  const failure = outcome.kind === 'refused' ? failureOf(outcome.error) : null;
  if (failure === null) return paymentMessages.initializationFailed(provider);
  if (isRefusal(failure, 'already_paid')) return paymentMessages.alreadyPaidOrMissing;
  return serverMessage(failure) ?? paymentMessages.initializationFailed(provider);
}

/** Guards on why a reservation could not be had, to spread into `setup({ guards })`. */
export const lookupGuards = {
  'there is no such reservation': (_: unknown, { error }: { error: unknown }): boolean =>
    isReservationUnknown(failureOf(error)),
  'the answer is empty': (_: unknown, { error }: { error: unknown }): boolean =>
    isEmpty(failureOf(error)),
};
