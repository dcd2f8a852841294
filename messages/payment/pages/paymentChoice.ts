/** The payment page: what was reserved, and how to pay for it. */

export const guest = 'Guest';
export const rooms = 'Room selection';

export const method = 'Payment Method';
export const direct = 'Direct card payment';
export const proceed = 'Proceed to Payment';

/** @param provider whose checkout is open */
export function continueTo(provider: string): string {
  return `Continue to ${provider}`;
}
