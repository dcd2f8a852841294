/** The guest's answers to a booking's notices. */

export const goToPayment = 'Go to Payment';
export const makeAnother = 'Make another booking';
export const seeReservation = 'View reservation';
export const goOn = 'Continue that booking';
export const seeReservations = 'View my reservations';
export const bookChosen = 'Book this stay instead';
