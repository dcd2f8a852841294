/** The way to a reservation, from several pages. */

export const makeReservation = 'Make a reservation';
