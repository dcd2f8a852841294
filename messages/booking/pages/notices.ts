/** The guest's answers to a booking's notices. */

export const goToPayment = 'Go to Payment';
export const makeAnother = 'Make another booking';
export const seeReservation = 'See the reservation';
export const goOn = 'Go on with it';
export const seeReservations = 'See my reservations';
export const bookChosen = 'Book the chosen stay';
