import { toldByEmail } from './pages/details';

/** Why the guest may not do something with a reservation. */

export const cancelled = 'This reservation has been cancelled. It can no longer be changed.';
export const expired =
  'This reservation was not paid in time and has been cancelled. It can no longer be changed.';
export const refunded = 'This reservation has been refunded. It can no longer be changed.';
export const paidCannotBeCancelled =
  'A paid reservation cannot be cancelled. You can request a refund.';
export const paidCannotBeModified = 'A paid reservation can no longer be modified.';
export const noRoomsToModify = 'This reservation has no rooms, so it can only be cancelled.';
export const paymentUnderReview =
  'We are looking into a payment for this reservation. Please do not pay again; we will write to you by email. Until then it can be cancelled, but not changed.';
export const notPaidYet = 'Only a paid reservation can be refunded.';
export const refundRequested = `A refund has been requested. ${toldByEmail}`;
export const refundUnderReview = 'The refund could not be made yet. Our staff is looking into it.';
export const refundNeedsAccount =
  'Paystack could not return your money to the account it came from. Please give us another bank account of yours.';
export const refundAccountUnderReview =
  'The bank account that you gave for your money is in another name than the one that sent it. Our staff is looking into it and will write to you.';
export const refundAccountGiven =
  'Your money is on its way to the bank account that was given for it. We will tell you by email when it is sent.';
export const refundTooLate = 'A refund can be requested until the check-in day begins.';
