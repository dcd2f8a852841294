/** The email with the code that verifies an account. The code's validity comes before `ifNotYou`. */

/** Stored and listed without the code. */
export const subject = 'Your verification code';
export const ifNotYou =
  'If it was not you who registered, please ignore this message: without the code nothing happens.';

/** As it is sent, so that a notification on a phone shows the code. */
export function subjectWith(code: string): string {
  return `${code} is your verification code`;
}

export function enter(registeredAt: string, device?: string): string {
  const where = device === undefined ? '' : `: ${device}`;
  return `Please enter this code to verify the account that was registered on ${registeredAt}, Lagos time${where}.`;
}
