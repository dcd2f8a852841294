import type { PaymentVerification, VerifiedStatus } from '../contract/wire';
import { failureOf } from '../shared/failure';
import { isTransient, needsLogin, serverMessage } from '../shared/failureKind';
import * as paymentMessages from '../../messages/payment/payment';

/** What each payment status means to the guest; a new status does not compile until it is added. */
const meanings = {
  pending: 'notFinal',
  /** The guest has left the provider's page without paying, and can pay again. */
  abandoned: 'left',
  /** The money is there and the reservation is the guest's. */
  paid: 'paid',
  /** The provider declined the payment, for good. */
  failed: 'declined',
  /** The money received does not match, so that staff reviews it. */
  review: 'underReview',
  /** The reservation has ended and the payment is refunded. */
  cancelled: 'paidBack',
  refunded: 'paidBack',
} as const satisfies Readonly<Record<VerifiedStatus, string>>;

/** What a verification means; `refunding`: the guest paid, and has asked for the money back since. */
export type PaymentMeaning = (typeof meanings)[VerifiedStatus] | 'refunding';

/** What a verification means to the guest. */
export function meaningOf({ paymentStatus, reservation }: PaymentVerification): PaymentMeaning {
  const meaning = meanings[paymentStatus];
  const isGivenBack = (reservation?.refundStatus ?? null) !== null;
  return meaning === 'paid' && isGivenBack ? 'refunding' : meaning;
}

/** Whether the check got no response about the payment, but a retry may get one. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' ? isTransient(failure) : !needsLogin(failure);
}

/** Whether the server refused for good, for example because there is no such payment. */
export function isRefusedForGood(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' && !isTransient(failure);
}

/** The message for a payment that the provider declined. */
export function declinedMessages({ error }: PaymentVerification): string {
  return error ?? paymentMessages.verificationFailed;
}

/** The result page's message for a payment that could not be verified. */
export function verificationFailedMessages(thrown: unknown): string {
  return serverMessage(failureOf(thrown)) ?? paymentMessages.verificationFailed;
}

/** The confirmation's message. Unlike the result page, it has a separate one for network failures. */
export function unverifiedMessages(thrown: unknown): string {
  return failureOf(thrown).kind === 'refused'
    ? verificationFailedMessages(thrown)
    : paymentMessages.unexpectedVerificationError;
}
