/** Everything the product says about a guest's existing reservations. */

export const empty = 'You have no reservations yet';
export const fetchFailed = 'Failed to fetch reservations';
export const notPaidInTime = 'It was not paid in time.';

/** Said beside a reservation whose payment was begun with a provider and not finished. */
export function paymentBegunWith(provider: string): string {
  return `You began to pay with ${provider} and have not finished.`;
}
