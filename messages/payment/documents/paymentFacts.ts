/** How emails and the receipt name what was paid, and how. */

export const room = 'Room';
/** Room numbers before check-in. */
export const mayChange = (numbers: string) => `${numbers} (may still change)`;
export const paid = 'Paid';
export const paymentReference = 'Payment reference';
export const totalPaid = 'Total paid';

/** The payment method at the desk, after `paid`. */
export const atDesk = { cash: 'in cash', transfer: 'by transfer', pos: 'by card at the desk' };

export function inLagos(timestamp: string): string {
  return `${timestamp} (Lagos time)`;
}

/** A payment with the number of its own receipt. */
export const withReceipt = (paid: string, number: string) => `${paid} (receipt ${number})`;
export const receiptNo = 'Receipt no.';
