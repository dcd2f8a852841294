import { toldByEmail } from './pages/details';

/** Why the guest may not do something with a reservation. */

export const cancelled = 'This reservation has been cancelled. It can no longer be changed.';
export const expired =
  'This reservation was not paid in time and has been cancelled. It can no longer be changed.';
export const refunded = 'This reservation has been refunded. It can no longer be changed.';
export const paidCannotBeCancelled =
  'A paid reservation can’t be cancelled. You can request a refund instead.';
export const atTheHotel =
  'Part of this reservation has been paid at the hotel, or you have already checked in. Please ask the front desk to change it.';
export const paidCannotBeModified = 'A paid reservation can no longer be modified.';
export const noRoomsToModify = 'This reservation has no rooms, so it can only be cancelled.';
export const paymentUnderReview =
  'We’re looking into a payment for this reservation. Please do not pay again; we’ll email you. Until then, you can cancel it but not change it.';
export const notPaidYet = 'Only a paid reservation can be refunded.';
export const refundRequested = `A refund has been requested. ${toldByEmail}`;
export const refundUnderReview = 'The refund hasn’t gone through yet. Our team is looking into it.';
export const refundNeedsAccount =
  'Paystack couldn’t send your money back to the account it came from. Please add another of your bank accounts.';
export const refundAccountUnderReview =
  'The bank account you added for your refund is in a different name from the one that sent the money. Our team is looking into it and will email you.';
export const refundAccountGiven =
  'Your refund is on its way to the bank account added for it. We’ll email you when it has been sent.';
export const complimentary =
  'Your stay is free of charge, so there is nothing to refund. If you can’t come, please call us.';
export const refundTooLate = 'Refunds can only be requested before the check-in day begins.';
