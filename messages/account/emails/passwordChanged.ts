/** The email after a change of password. */

export const subject = 'Your password was changed';
export const ifNotYou =
  'If it was not you, somebody knows your password or can read your email: please secure your mailbox first, then choose another password.';
export const chooseAnother = 'Choose another password';

export function changed(changedAt: string): string {
  return `The password of your account was changed on ${changedAt}, Lagos time. Wherever else you were logged in, that session has ended.`;
}
