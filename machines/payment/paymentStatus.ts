import { failureOf } from '../shared/failure';
import { isTransient, needsLogin, serverMessage } from '../shared/failureKind';
import * as paymentMessages from '../../messages/payment/payment';

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
