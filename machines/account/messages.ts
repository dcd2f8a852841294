/** Everything the product says about where a guest is logged in. */
export const sessionListMessages = {
  fetchFailed: 'Failed to fetch your sessions',
  endFailed: 'Failed to end the session. Please try again.',
} as const;

/** Everything the product says about changing the password. */
export const passwordChangeMessages = {
  currentRequired: 'Current password is required',
  currentWrong: 'This is not your current password',
  changed: 'Your password has been changed. Wherever else you were logged in, you are logged out.',
  changeFailed: 'Failed to change your password. Please try again.',
  undecided:
    'We could not see whether your password was changed. If it was, the new one is the current one by now, and we have sent you an email.',
} as const;

/** Everything the product says about a guest's profile. */
export const profileMessages = {
  saved: 'Your profile is saved. The next reservation begins with it.',
  emailStays: 'You log in with this address; it stays as it is.',
  saveFailed: 'Failed to save your profile. Please try again.',
  undecided: 'We could not see whether your profile was saved. Saving it again does no harm.',
} as const;
