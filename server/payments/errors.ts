import * as paymentMessages from '../../messages/payment/payment';
import * as words from '../../messages/payment/errors';
import * as accountMessages from '../../messages/payment/refundAccount';
import { ApiError, validationError } from '../contract/apiError';

/** The reservation to be paid doesn't exist or isn't the caller's. */
export const reservationToPayMissing = () =>
  new ApiError(404, 'reservation_not_found', paymentMessages.alreadyPaidOrMissing);
export const alreadyPaid = () =>
  new ApiError(409, 'already_paid', paymentMessages.alreadyPaidOrMissing);
export const nothingToPay = () => new ApiError(409, 'nothing_to_pay', paymentMessages.noRooms);
const notPayable = (why: string) => new ApiError(409, 'transition_refused', why);
export const reservationCancelled = () => notPayable(paymentMessages.cancelled);
export const reservationRefunded = () => notPayable(paymentMessages.refunded);
export const paymentUnderReview = () => notPayable(words.underReview);
/** The reservation has changed since the checkout was asked for. */
export const reservationJustChanged = () => notPayable(words.justChanged);
export const amountMismatch = () => new ApiError(409, 'amount_mismatch', words.amountMismatch);
export const checkoutBeingOpened = () =>
  new ApiError(409, 'request_in_progress', words.checkoutBeingOpened);
export const providerUnavailable = () =>
  new ApiError(502, 'provider_unavailable', words.providerUnavailable);
export const paymentNotFound = () => new ApiError(404, 'payment_not_found', words.paymentNotFound);
export const signatureInvalid = () =>
  new ApiError(401, 'signature_invalid', words.signatureInvalid);
/** @param why a sentence of the rules that the guest's screen has too */
export const refundRefused = (why: string) => new ApiError(409, 'refund_refused', why);
/** No provider has the money. */
export const paidAtDesk = () => refundRefused(words.paidAtDesk);
export const allReturned = () => refundRefused(words.allReturned);
/** Paystack, which is the only one to ask about a bank account for a refund, does not answer. */
export const accountProviderUnavailable = () =>
  new ApiError(502, 'provider_unavailable', words.paystackUnavailable);
/** A bank account was sent, and nobody knows whether Paystack took it. */
export const accountOutcomeUnknown = () =>
  new ApiError(502, 'provider_unavailable', accountMessages.outcomeUnknown);
/** A bank account that was given for a refund which does not wait for one. */
export const accountNotNeeded = () => refundRefused(words.accountNotNeeded);
/** Paystack did not take the account. */
export const accountRefused = () => refundRefused(accountMessages.accountRefused);
/** The guest has confirmed another holder than the bank names now. */
export const holderChanged = () => refundRefused(words.holderChanged);
export const bankUnknown = () => validationError({ bankCode: accountMessages.bankRequired });
export const accountUnknown = () =>
  validationError({ accountNumber: accountMessages.accountUnknown });
