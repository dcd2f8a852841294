/** Shared by the emails about a stay: the greeting, the stay at a glance, and the links. */

export const reservation = 'Reservation';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const nights = 'Nights';
/** The day on which a guest leaves who stays longer or shorter than was booked. */
export const staysUntil = 'Staying until';
export const total = 'Total';

export const viewReservation = 'View my reservation';
export const reserveAgain = 'Book again';

export function dear(name: string): string {
  return `Dear ${name},`;
}

/** @param checkIn day and time, as `checkOut` is */
export function fromUntil(checkIn: string, checkOut: string): string {
  return `Your stay is from ${checkIn} to ${checkOut}.`;
}
