/** The email with the code that verifies an account. The code's validity comes before `ifNotYou`. */

export const subject = 'Your verification code';
export const ifNotYou =
  'If it was not you who registered, please ignore this message: without the code nothing happens.';

export function enter(registeredAt: string, device?: string): string {
  const where = device === undefined ? '' : `: ${device}`;
  return `Please enter this code to verify the account that was registered on ${registeredAt}, Lagos time${where}.`;
}
