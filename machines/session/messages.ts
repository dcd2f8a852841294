/** Everything the product says about the session. */

export const sessionMessages = {
  notLoggedIn: 'You are not logged in. Please log in to make a reservation.',
  expired: 'Your session has expired or is invalid. Please log in again.',
} as const;
