/** The button that makes the booking, on whichever page. */

export const continueBooking = 'Continue Booking';
