/** How emails and the receipt name what was paid, and how. */

export const room = 'Room';
export const paid = 'Paid';
export const paymentReference = 'Payment reference';
export const totalPaid = 'Total paid';

/** The payment method, after `paid`. */
export const inCash = 'in cash';
export const byTransfer = 'by transfer';

export function inLagos(timestamp: string): string {
  return `${timestamp} (Lagos time)`;
}
