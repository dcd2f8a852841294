/** What is said of each change of a reservation while nobody knows whether it was made. */

export const cancelling =
  'We don’t know yet whether your reservation was cancelled. Press “Try again” to check: nothing is done twice.';
export const modifying =
  'We don’t know yet whether your reservation was modified. Press “Try again” to check: nothing is done twice.';
export const refunding =
  'We don’t know yet whether your refund was requested. Press “Try again” to check: nothing is done twice.';
