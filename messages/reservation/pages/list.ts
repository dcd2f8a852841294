/** The list of a guest's reservations. */

export const loading = 'Loading your reservations...';
export const bookRoom = 'Book a Room Now';
export const showMore = 'Show more reservations';
export const loadingMore = 'Loading more...';

/** Above the reservations that a guest looks for in one place. */
export const groupTitles = {
  unpaid: 'Not paid yet',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled and refunded',
} as const;

export const continuePayment = 'Continue Payment';

/** The way to pay, read out with the reservation that it is of. */
export function payingFor(label: string, reservation: string): string {
  return `${label} for reservation ${reservation}`;
}

export const viewDetails = 'View Details';

/** The same, read out with the reservation that they are of. */
export function viewDetailsOf(reservation: string): string {
  return `View Details of reservation ${reservation}`;
}
