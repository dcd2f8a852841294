/** The rooms × 14 nights. */

export const loading = 'Opening the plan…';
export const failed = 'The plan couldn’t be loaded. Trying again every few seconds.';
export const nights = 'Nights';
export const earlier = 'A week earlier';
export const later = 'A week later';
export const today = 'Today';
export const from = 'From';
export const room = 'Room';
export const free = 'Available';
export const states = {
  held: 'Held, unpaid',
  paid: 'Paid',
  inHouse: 'In-house',
  departed: 'Checked out',
  noShow: 'No-show',
  closed: 'Out of order',
};

/** A stay in a room. @param name the guest's, or why it is closed @param checkIn a day, such as `12 Mar` */
export const stay = (name: string, state: string, checkIn: string, checkOut: string) =>
  `${name}: ${state}, ${checkIn} – ${checkOut}`;
