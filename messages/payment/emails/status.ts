/** A payment's status in a word or two, above the subject of an email. */

export const paid = 'Paid';
export const partPaid = 'Part paid';
export const moneyBack = 'Refund';
export const underReview = 'Under review';
export const refundRequested = 'Refund requested';
export const refunded = 'Refunded';
