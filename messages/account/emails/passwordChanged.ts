/** The email after a change of password. */

export const subject = 'Your password has been changed';
export const ifNotYou =
  'If this wasn’t you, someone knows your password or can read your email: please secure your mailbox first, then choose another password.';
export const chooseAnother = 'Choose another password';

export function changed(changedAt: string): string {
  return `Your account password was changed on ${changedAt}, Lagos time. You’ve been logged out everywhere else.`;
}
