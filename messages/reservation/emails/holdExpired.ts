/** The email about a reservation that was not paid in time. */

export const notPaidInTime = 'Your reservation was not paid in time, so it has been cancelled.';
export const paidJustNow =
  'If you paid just now, your reservation is confirmed if its rooms are still free; otherwise your money goes back to you in full. We tell you by email.';

/** Used instead while staff reviews a payment. */
export const stillUnderReview =
  'We are still looking into your payment. Please do not pay again: your reservation is confirmed if the payment can be used and your rooms are still free; otherwise your money goes back to you in full. We tell you by email.';

export function subject(id: string): string {
  return `Your reservation ${id} has expired`;
}
