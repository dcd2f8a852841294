/** The server's errors for a paying guest. */

export const amountMismatch =
  'The amount has changed. Please reload the page and check it before you pay.';
export const checkoutBeingOpened =
  'Your payment page is being opened already. Please wait a moment.';
export const providerUnavailable =
  'The payment provider does not answer. Please try again or choose the other one.';
/** For a question that no other provider can answer. */
export const paystackUnavailable =
  'Paystack does not answer at the moment. Please try again in a few minutes.';
export const paymentNotFound = 'Payment not found.';
export const signatureInvalid = 'The signature is not valid.';
export const justChanged = 'Your reservation has just been changed. Please check it and pay again.';
/** For a refund that the site can't give, because no provider has the money. */
export const paidAtDesk =
  'This stay was paid at our front desk. Please ask there for your money back.';
export const allReturned = 'All that you paid went back to you already.';
/** For a payment that was started before the reservation was changed. */
export const superseded =
  'Your reservation was changed after this payment was started. Money that was taken goes back to you in full; please pay again.';
/** For a payment of a reservation that another one has paid. */
export const paidByAnother =
  'Your reservation is paid by another payment and confirmed. This one goes back to you in full.';
/** For a payment that staff has reviewed and that doesn't pay its reservation. */
export const notUsed = 'Our staff has looked into this payment: it does not pay your reservation.';
/** While staff reviews a payment. */
export const underReview =
  'Your payment does not match what we asked for. Our staff is looking into it; please do not pay again.';
export const accountNotNeeded =
  'No bank account is needed for a refund of this reservation any more.';
export const holderChanged =
  'This account is in another name than we showed you. Please check it once more.';
