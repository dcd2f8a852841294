/** Messages about changing the password. */

export const currentRequired = 'Current password is required';
export const currentWrong = 'This is not your current password';
export const changed = 'Your password has been changed. You’ve been logged out everywhere else.';
export const changeFailed = 'We couldn’t change your password. Please try again.';
export const outcomeUnknown =
  'We don’t know yet whether your password was changed. If it was, the new one already works, and we’ve sent you an email.';
