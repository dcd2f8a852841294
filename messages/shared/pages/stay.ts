/** The labels of a stay's parts, shared by pages of several rooms. */

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const adults = 'Adults';
export const children = 'Children';
export const specialRequest = 'Special Request';
export const bookingSummary = 'Booking Summary';
export const stayDuration = 'Stay duration';
export const totalAmount = 'Total Amount';
