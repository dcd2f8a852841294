/** The email with a code for a new password. The code's validity comes before `ifNotYou`. */

/** Stored and listed without the code. */
export const subject = 'Your code for a new password';
export const ifNotYou =
  'If it was not you who asked, please ignore this message and tell the code to nobody: without it your password stays as it is.';

/** As it is sent, so that a notification on a phone shows the code. */
export function subjectWith(code: string): string {
  return `${code} is your code for a new password`;
}

export function enter(askedAt: string): string {
  return `Please enter this code to choose a new password, as was asked for on ${askedAt}, Lagos time.`;
}
