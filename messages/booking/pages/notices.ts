/** What a guest can answer to a notice of the booking. */

export const goToPayment = 'Go to Payment';
export const makeAnother = 'Make another booking';
export const goOn = 'Go on with it';
export const seeReservations = 'See my reservations';
