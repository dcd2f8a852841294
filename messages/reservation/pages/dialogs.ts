/** The forms and questions over the details of a reservation. */

export const modifyReservation = 'Modify Reservation';
export const saveChanges = 'Save Changes';

/** Above what was changed elsewhere since the form was opened. */
export const changedElsewhere =
  'Changed elsewhere since you opened this form. What you edited here has stayed.';
export const noValue = 'none';

export const priceNow = 'Current price';

/** The difference between the price now and on other dates. */
export const priceDifferences = { less: 'You pay less', more: 'You pay more' } as const;

/** The price on other dates. */
export function newPriceFor(nights: string): string {
  return `New price for ${nights}`;
}

export const requestRefund = 'Request Refund';
export const reason = 'Reason';
export const submitRequest = 'Submit Request';

export const keepReservation = 'Keep Reservation';
export const yesCancel = 'Yes, Cancel';
export const back = 'Back';
export const yesRequestRefund = 'Yes, Request Refund';
