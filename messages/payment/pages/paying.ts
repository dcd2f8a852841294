/** Texts shared by the pages on the way to a paid reservation. */

export const payment = 'Payment';
export const loading = 'Loading your reservation...';
export const continuePayment = 'Continue Payment';
export const payAnotherWay = 'Pay another way';
export const checkAgain = 'Check again';
export const viewReservation = 'View My Reservation';
