/** Messages about a guest's profile. */

export const saved = 'Your profile has been saved. We’ll use it to fill in your next reservation.';
export const emailStays = 'You log in with this address, so it can’t be changed.';
export const changedMeanwhile =
  'Your profile has been changed since you opened it. Check what has changed, then save again.';
export const saveFailed = 'We couldn’t save your profile. Please try again.';
export const outcomeUnknown =
  'We don’t know yet whether your profile was saved. It’s safe to save it again.';
