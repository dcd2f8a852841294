/** Messages about changing the password. */

export const currentRequired = 'Current password is required';
export const currentWrong = 'This is not your current password';
export const changed =
  'Your password has been changed. Wherever else you were logged in, you are logged out.';
export const changeFailed = 'Failed to change your password. Please try again.';
export const outcomeUnknown =
  'We could not see whether your password was changed. If it was, the new one is the current one by now, and we have sent you an email.';
