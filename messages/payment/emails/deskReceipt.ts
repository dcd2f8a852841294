/** The email that confirms a stay paid at the desk. Its subject is that of any paid stay. */

export const thanks =
  'Thank you for your payment at our front desk. Your reservation is confirmed.';
export const keep =
  'Please keep this letter as your receipt. The front desk also changes your reservation, or returns your money.';

// Of extras that were paid there.
export const extrasSubject = (amount: string, id: string) =>
  `Paid: ${amount} for extras of your reservation ${id}`;
export const extrasPaid = 'Thank you for your payment at our front desk. It was for these extras:';
export const takenBy = 'Taken by';
export const left = 'Still to pay';
/** Before the number of the paper receipt, or the bank's name for a transfer. */
export const receipt = 'Receipt';
