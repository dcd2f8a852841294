/** The button that creates the booking, on every page. */

export const continueBooking = 'Continue Booking';
