/** Messages of the page of available rooms where there is no answer. */

export const lookupFailed =
  'We couldn’t check which rooms are available. Please check your internet connection and try again.';

/** Beside a number of guests that an address names, and that cannot be chosen. */
export const adultsNotOffered = 'Choose from 1 to 10 adults. For a larger group, call us.';
export const childrenNotOffered = 'Choose the number of children. For more than five, choose 5+.';
