/** The entries of a reservation's timeline, as its guest reads them. */

export const reserved = 'You made this reservation.';
export const modified = 'You modified this reservation. This was its new price.';
export const cancelled = 'You cancelled this reservation.';
export const expired =
  'The time to pay ran out, so this reservation was cancelled and its rooms were released.';
export const paid = 'We received your payment and confirmed your reservation.';
export const paidLate =
  'Your payment arrived after the time to pay had run out. Your rooms were still available, so we reinstated and confirmed your reservation.';
export const partPaid = 'We received part of the price at the hotel.';
export const reduced = 'We reduced the price of your stay. This was its new price.';
export const released = 'The hotel ended this reservation, and its rooms were released.';
export const roomChanged = 'We moved you to another room. The price stayed the same.';
export const underReview =
  'We started looking into a payment for this reservation. Please do not pay again.';
export const reviewed = 'We finished looking into it.';
export const refundRequested = 'You requested a refund, and your rooms were released.';
export const refundGiven = 'We started your refund, and your rooms were released.';
export const refundDelayed =
  'The payment provider couldn’t make the refund yet. Our team started looking into it; there’s nothing you need to do.';
export const refundNeedsAccount =
  'Paystack couldn’t send the money back to the account it came from. We asked you for another of your bank accounts.';
export const refundAccountGiven = 'A bank account was added for the refund.';
export const refundAccountUnderReview =
  'The bank account is in a different name from the one that sent the money, so nothing was sent. Our team started looking into it.';
export const refundResumed = 'The payment provider started processing the refund again.';
export const refunded = 'The payment provider sent the money back to you.';
export const returningLate =
  'A payment arrived after the time to pay had run out, and your rooms were no longer available. It goes back to you in full.';
export const returningCancelled =
  'A payment arrived after you had cancelled. It goes back to you in full.';
export const returningSuperseded =
  'A payment arrived that you’d started before you modified this reservation. It goes back to you in full.';
export const returningDuplicate =
  'A second payment arrived for this reservation. It goes back to you in full, and your reservation stays confirmed.';
export const returningUnfit =
  'A payment arrived that didn’t match what we’d asked for, so it couldn’t be used for this reservation. It goes back to you in full.';
export const returningExcess =
  'You paid more than this reservation costs. The difference goes back to you.';
export const returningGoodwill =
  'We’re refunding part of what you paid. Your reservation stays as it is.';
export const returned = 'The payment provider sent this money back to you.';
