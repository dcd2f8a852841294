/** What the page of free rooms says where there is no answer. */

export const lookupFailed =
  'We could not look up which rooms are free. Please check your internet connection and try again.';
