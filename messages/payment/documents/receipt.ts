/** The receipt as a document. */

export const receipt = 'Receipt';
export const yourStay = 'Your stay';
export const guest = 'Guest';
export const whatYouPaid = 'What you paid';
export const paidOn = 'Paid on';
/** The sum on the receipt of a single payment, by its purpose. */
export const paidFor = { stay: 'Paid towards your stay', extras: 'Paid for extras' };
export const receivedBy = 'Received by';
export const replaces = (number: string) =>
  `This receipt replaces receipt ${number}, which no longer counts.`;
export const returned = 'This payment was refunded.';
export const returnRequested = 'A refund of this payment was requested.';
export const chargesContained = 'Prices include tax and service charge.';

/** The document's title, which programs show. */
export function title(number: string): string {
  return `Receipt ${number}`;
}

export function numbered(number: string): string {
  return `No. ${number}`;
}

/** The hotel's tax identification number. */
export function taxNumber(number: string): string {
  return `Tax number (TIN) ${number}`;
}

export function issuedOn(day: string): string {
  return `Issued on ${day}`;
}
