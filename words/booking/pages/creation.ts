/** The button that makes the booking, on whichever page, and while it works. */

export const continueBooking = 'Continue Booking';
export const processing = 'Processing...';
