/** The email about a reservation that was not paid in time. */

export const notPaidInTime = 'Your reservation was not paid in time, so it has been cancelled.';
export const paidJustNow =
  'If you’ve just paid, we’ll confirm your reservation if its rooms are still available; otherwise, your money goes back to you in full. We’ll email you either way.';

/** Used instead while staff reviews a payment. */
export const stillUnderReview =
  'We’re still looking into your payment. Please do not pay again: we’ll confirm your reservation if the payment can be used and your rooms are still available; otherwise, your money goes back to you in full. We’ll email you either way.';

export function subject(id: string): string {
  return `Your reservation ${id} has expired`;
}
