/** The email with the code that verifies an account. The code's validity comes before `ifNotYou`. */

/** Stored and listed without the code. */
export const subject = 'Your verification code';
export const ifNotYou =
  'If you didn’t register, please ignore this email: nothing happens without the code.';

/** As it is sent, so that a notification on a phone shows the code. */
export function subjectWith(code: string): string {
  return `${code} is your verification code`;
}

export function enter(registeredAt: string, device?: string): string {
  const where = device === undefined ? '' : `: ${device}`;
  return `Enter this code to verify the account registered on ${registeredAt}, Lagos time${where}.`;
}
