/** The entries of a reservation's timeline, as its guest reads them. */

export const reserved = 'You made this reservation.';
export const modified = 'You modified this reservation. This is its price since then.';
export const cancelled = 'You cancelled this reservation.';
export const expired =
  'The time to pay ended, so this reservation was cancelled. Its rooms were free again.';
export const paid = 'Your payment arrived, and your reservation was confirmed.';
export const paidLate =
  'Your payment arrived after the time to pay. Your rooms were still free, so your reservation stands again and was confirmed.';
export const roomChanged = 'We gave you another room. The price stayed the same.';
export const underReview =
  'We began to look into a payment for this reservation. Please do not pay again.';
export const reviewed = 'We finished looking into it.';
export const refundRequested = 'You requested a refund. Your rooms were free again.';
export const refundGiven = 'We began to return your money. Your rooms were free again.';
export const refundDelayed =
  'The payment provider could not return the money yet. Our staff began to look into it; you do not have to do anything.';
export const refundNeedsAccount =
  'Paystack could not return the money to the account it came from. We asked you for another bank account of yours.';
export const refundAccountGiven = 'A bank account was given for the money to go to.';
export const refundAccountUnderReview =
  'The bank account is in another name than the one that sent the money, so nothing was sent. Our staff began to look into it.';
export const refundResumed = 'The payment provider took on the refund again.';
export const refunded = 'The payment provider sent the money back to you.';
export const returningLate =
  'A payment arrived after the time to pay, and your rooms were no longer free. It goes back to you in full.';
export const returningCancelled =
  'A payment arrived after you had cancelled. It goes back to you in full.';
export const returningSuperseded =
  'A payment arrived that you had started before you modified this reservation. It goes back to you in full.';
export const returningDuplicate =
  'A second payment arrived for this reservation. It goes back to you in full, and your reservation stays confirmed.';
export const returningUnfit =
  'A payment arrived that did not match what we had asked for, so it could not pay this reservation. It goes back to you in full.';
export const returningExcess =
  'You paid more than this reservation costs. The rest goes back to you.';
export const returningGoodwill =
  'We are returning a part of what you paid. Your reservation stays as it is.';
export const returned = 'The payment provider sent this money back to you.';
