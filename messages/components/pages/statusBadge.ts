/** A reservation's status. */
export const statuses = {
  pending: 'Pending',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const;

/** Beside “Paid”, until the money has gone back. */
export const refundRequested = 'Refund requested';
