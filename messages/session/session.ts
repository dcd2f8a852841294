/** Messages about the session. */

export const notLoggedIn = 'You are not logged in. Please log in to make a reservation.';
/** After the login, if a call that would have changed something was refused for want of a session. */
export const notDone =
  'Your last request didn’t go through because you had to log in first. Please try it again.';
export const expired = 'Your session has expired or is invalid. Please log in again.';
