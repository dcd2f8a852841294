/** The email that confirms a stay paid at the desk. Its subject is that of any paid stay. */

export const thanks =
  'Thank you for your payment at our front desk. Your reservation is confirmed.';
export const keep =
  'Please keep this email as your receipt. For a change or a refund, ask at the front desk.';

// Of a part of the price.
export const partSubject = (amount: string, id: string) =>
  `Receipt: ${amount} towards reservation ${id}`;
export const partPaid =
  'Thank you for your payment at our front desk. Your rooms are yours; please pay the balance before you leave.';
export const paidSoFar = 'Paid so far';

// Of extras that were paid there.
export const extrasSubject = (amount: string, id: string) =>
  `Receipt: ${amount} for extras on reservation ${id}`;
export const extrasPaid = 'Thank you for your payment at our front desk. It was for these extras:';
export const takenBy = 'Received by';
export const left = 'Balance due';
/** Before the number of the paper receipt, or the bank's name for a transfer. */
export const receipt = 'Receipt';

// Of a payment of which less was taken than was recorded.
export const loweredSubject = (id: string) => `A payment was corrected: reservation ${id}`;
export const lowered =
  'Our front desk recorded a higher payment than it took from you, and has corrected it.';
export const ifYouPaidMore = (amount: string, phone: string) =>
  `If you paid more than ${amount}, please call us on ${phone} straight away.`;
export const recordedBefore = 'Recorded before';
export const recordedNow = 'Corrected to';
export const replacing = (number: string, before: string) => `${number}, which replaces ${before}`;
export const correctedBy = 'Corrected by';

// Of an extra that was taken off the bill.
export const voidedSubject = (id: string) => `An extra is off your bill: reservation ${id}`;
export const extraVoided = 'Our front desk took this extra off your bill.';
export const ifYouPaid = (phone: string) =>
  `If you had paid for it and the money isn’t shown as refunded here, please call us on ${phone}.`;
export const refunded = 'Refunded';
export const voidedBy = 'Voided by';
