import * as paymentMessages from '../../messages/payment/payment';
import * as words from '../../messages/payment/errors';
import * as accountMessages from '../../messages/payment/refundAccount';
import { ApiError } from '../contract/apiError';

/** The reservation to be paid doesn't exist or isn't the caller's. */
export const reservationToPayMissing = () =>
  new ApiError(404, 'reservation_not_found', paymentMessages.alreadyPaidOrMissing);
export const alreadyPaid = () =>
  new ApiError(409, 'already_paid', paymentMessages.alreadyPaidOrMissing);
export const nothingToPay = () => new ApiError(409, 'nothing_to_pay', paymentMessages.noRooms);
/** @param why a sentence for the guest */
export const notPayable = (why: string) => new ApiError(409, 'transition_refused', why);
export const amountMismatch = () => new ApiError(409, 'amount_mismatch', words.amountMismatch);
export const checkoutBeingOpened = () =>
  new ApiError(409, 'request_in_progress', words.checkoutBeingOpened);
export const providerUnavailable = () =>
  new ApiError(502, 'provider_unavailable', words.providerUnavailable);
export const paymentNotFound = () => new ApiError(404, 'payment_not_found', words.paymentNotFound);
export const signatureInvalid = () =>
  new ApiError(401, 'signature_invalid', words.signatureInvalid);
/** @param why a sentence for the guest */
export const refundRefused = (why: string) => new ApiError(409, 'refund_refused', why);
/** Paystack, which is the only one to ask about a bank account for a refund, does not answer. */
export const accountProviderUnavailable = () =>
  new ApiError(502, 'provider_unavailable', words.paystackUnavailable);
/** A bank account was sent, and nobody knows whether Paystack took it. */
export const accountOutcomeUnknown = () =>
  new ApiError(502, 'provider_unavailable', accountMessages.outcomeUnknown);
/** A bank account that was given for a refund which does not wait for one. */
export const accountNotNeeded = () => refundRefused(words.accountNotNeeded);
