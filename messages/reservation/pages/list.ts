/** The list of a guest's reservations. */

export const loading = 'Loading your reservations...';
export const bookRoom = 'Book a Room Now';
export const showMore = 'Show more reservations';
export const loadingMore = 'Loading more...';

/** The headings of the groups. */
export const groupTitles = {
  unpaid: 'Not paid yet',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled and refunded',
} as const;

/** The accessible name of the link to pay, with its reservation. */
export function payingFor(label: string, reservation: string): string {
  return `${label} for reservation ${reservation}`;
}

export const viewDetails = 'View Details';

/** The accessible name of the link to the details, with their reservation. */
export function viewDetailsOf(reservation: string): string {
  return `View Details of reservation ${reservation}`;
}
