/** What the pages of a booking are called. */

export const makeReservation = 'Make a Reservation';
export const chooseRooms = 'Choose your rooms';
