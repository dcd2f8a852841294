/** The server's errors for a paying guest. */

export const amountMismatch =
  'The amount has changed. Please reload the page and check it before you pay.';
export const checkoutBeingOpened = 'Your payment page is already opening. Please wait a moment.';
export const providerUnavailable =
  'The payment provider isn’t responding. Please try again or choose the other one.';
/** For a question that no other provider can answer. */
export const paystackUnavailable =
  'Paystack isn’t responding at the moment. Please try again in a few minutes.';
export const paymentNotFound = 'Payment not found.';
export const signatureInvalid = 'The signature is not valid.';
export const justChanged =
  'Your reservation has just changed. Please check it, then try paying again.';
/** For a refund that the site can't give, because no provider has the money. */
export const paidAtDesk =
  'This stay was paid for at our front desk. Please ask there for your refund.';
export const allReturned = 'Everything you paid has already gone back to you.';
/** For a payment that was started before the reservation was changed. */
export const superseded =
  'Your reservation changed after you started this payment. Any money taken goes back to you in full; please pay again.';
/** For a payment of a reservation that another one has paid. */
export const paidByAnother =
  'Another payment has already paid for your reservation, and it’s confirmed. This one goes back to you in full.';
/** For a payment that staff has reviewed and that doesn't pay its reservation. */
export const notUsed =
  'We’ve looked into this payment, and it doesn’t count towards your reservation.';
/** While staff reviews a payment. */
export const underReview =
  'Your payment doesn’t match what we asked for. Our team is looking into it; please do not pay again.';
export const accountNotNeeded =
  'We no longer need a bank account for a refund of this reservation.';
export const holderChanged =
  'The account name is different from the one we showed you. Please check it again.';
