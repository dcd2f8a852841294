/** Messages about a guest's profile. */

export const saved = 'Your profile is saved. The next reservation begins with it.';
export const emailStays = 'You log in with this address; it stays as it is.';
export const changedMeanwhile =
  'Your profile has been changed since you opened it. Check what has changed, then save again.';
export const saveFailed = 'Failed to save your profile. Please try again.';
export const outcomeUnknown =
  'We could not see whether your profile was saved. Saving it again does no harm.';
