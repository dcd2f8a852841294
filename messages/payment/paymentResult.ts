/** The headings of the page after a payment. */

export const verifying = 'Verifying your payment...';
export const successful = 'Payment Successful!';
export const confirmed = 'Reservation Confirmed';
export const failed = 'Payment Failed';
export const notCompleted = 'Payment Not Completed';
export const unknown = 'Payment Status Unknown';
export const stillPending = 'Payment Pending';
export const underWay = 'Payment in Progress';
export const paidBack = 'Payment Refunded';
export const refunding = 'Refund Requested';
export const underReview = 'Payment Under Review';
export const noReference = 'No payment reference or transaction ID found. Payment status unknown.';
