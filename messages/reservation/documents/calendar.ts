/** A stay as an entry of the guest's calendar. */

/** How the stay stands. */
export const standings = {
  confirmed: 'Paid and confirmed.',
  pending: 'Not paid yet.',
  cancelled: 'No longer reserved.',
} as const;

export function stayAt(hotel: string): string {
  return `Stay at ${hotel}`;
}

/** Before its status and the URL of its page. */
export function whichOne(id: string): string {
  return `Reservation ${id}.`;
}
