/** What the page of free rooms says where there is no answer. */

export const lookupFailed =
  'We couldn’t check which rooms are available. Please check your internet connection and try again.';
