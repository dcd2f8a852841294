import type { PaymentVerification, VerifiedStatus } from '../contract/wire';
import { failureOf } from '../shared/failure';
import { isTransient, needsLogin, serverMessage } from '../shared/failureKind';
import * as paymentMessages from '../../messages/payment/payment';

/** What each word for a payment means to the guest; one that is added does not compile without. */
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

/** Whether the provider has not said its last word. */
export function isPending({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'notFinal';
}

/** Whether the guest has left the provider's page without paying, and can pay again. */
export function isAbandoned({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'left';
}

/** Whether the guest has given the rooms of a paid reservation back. */
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

/** Whether money came that does not fit, so that people look into it. */
export function isUnderReview({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'underReview';
}

/** Whether the reservation is over and money that came goes back. */
export function isPaidBack({ paymentStatus }: PaymentVerification): boolean {
  return meanings[paymentStatus] === 'paidBack';
}

/** Whether a question got no answer about the payment: from nobody, or from a server that may have one in a moment. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' ? isTransient(failure) : !needsLogin(failure);
}

/** Whether the server refuses the question, such as about a payment that there is not, for good. */
export function isRefusedForGood(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' && !isTransient(failure);
}

/** What is said about a payment that the provider declined. */
export function declinedMessages({ error }: PaymentVerification): string {
  return error ?? paymentMessages.verificationFailed;
}

/** What is said on the page after a payment that could not be verified, whatever the reason. */
export function verificationFailedMessages(thrown: unknown): string {
  return serverMessage(failureOf(thrown)) ?? paymentMessages.verificationFailed;
}

/** What is said on the confirmation, which tells a server that failed from everything else. */
export function unverifiedMessages(thrown: unknown): string {
  return failureOf(thrown).kind === 'refused'
    ? verificationFailedMessages(thrown)
    : paymentMessages.unexpectedVerificationError;
}
