/** The email with a code for a new password. The code's validity comes before `ifNotYou`. */

/** Stored and listed without the code. */
export const subject = 'Your code to choose a new password';
export const ifNotYou =
  'If you didn’t request this, please ignore this email and don’t share the code: without it, your password stays as it is.';

/** As it is sent, so that a notification on a phone shows the code. */
export function subjectWith(code: string): string {
  return `${code} is your code to choose a new password`;
}

export function enter(askedAt: string): string {
  return `Enter this code to choose a new password, as requested on ${askedAt}, Lagos time.`;
}
