/** Messages about the session. */

export const notLoggedIn = 'You are not logged in. Please log in to make a reservation.';
export const expired = 'Your session has expired or is invalid. Please log in again.';
