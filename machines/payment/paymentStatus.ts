import type { PaymentVerification, VerifiedStatus } from '../contract/wire';
import { failureOf } from '../shared/failure';
import { isTransient, needsLogin, serverMessage } from '../shared/failureKind';
import * as paymentMessages from '../../messages/payment/payment';

/** What each payment status means to the guest; a new status does not compile until it is added. */
const meanings: Readonly<
  Record<VerifiedStatus, 'notFinal' | 'left' | 'paid' | 'declined' | 'underReview' | 'paidBack'>
> = {
  pending: 'notFinal',
  abandoned: 'left',
  paid: 'paid',
  failed: 'declined',
  review: 'underReview',
  cancelled: 'paidBack',
  refunded: 'paidBack',
};

/** Whether the provider's response is not final. */
export function isPending({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'notFinal';
}

/** Whether the guest has left the provider's page without paying, and can pay again. */
export function isAbandoned({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'left';
}

/** Whether the guest has requested a refund of the paid reservation. */
function isGivenBack({ reservation }: PaymentVerification): boolean {
  return (reservation?.refundStatus ?? null) !== null;
}

/** Whether the money is there and the reservation is the guest's. */
export function isPaid(verification: PaymentVerification): boolean {
  return meanings[verification.paymentStatus] === 'paid' && !isGivenBack(verification);
}

/** Whether the guest paid, and has asked for the money back since. */
export function isRefunding(verification: PaymentVerification): boolean {
  return meanings[verification.paymentStatus] === 'paid' && isGivenBack(verification);
}

/** Whether the provider declined the payment, for good. */
export function isDeclined({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'declined';
}

/** Whether the money received does not match, so that staff reviews it. */
export function isUnderReview({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'underReview';
}

/** Whether the reservation has ended and the payment is refunded. */
export function isPaidBack({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'paidBack';
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
