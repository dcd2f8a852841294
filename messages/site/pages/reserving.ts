/** The link to a reservation, on several pages. */

export const makeReservation = 'Make a reservation';
