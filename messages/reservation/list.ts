/** Messages of the list of a guest's reservations. */

export const empty = 'You have no reservations yet';
export const fetchFailed = 'Failed to fetch reservations';
export const notPaidInTime = 'It was not paid in time.';

/** Beside a reservation with a payment that was started at a provider and not finished. */
export function paymentBegunWith(provider: string): string {
  return `You began to pay with ${provider} and have not finished.`;
}
