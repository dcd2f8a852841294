/** Links and buttons shared by pages of several rooms. */

export const tryAgain = 'Try again';
export const goToHome = 'Go to Home';
export const close = 'Close';
export const makeReservation = 'Make a Reservation';
export const payNow = 'Pay Now';
export const myReservations = 'My Reservations';
export const myAccount = 'My Account';
