/** Messages about a forgotten password. */

export const resent = 'If you have an account, another code is on its way.';
export const requestFailed = 'We couldn’t send a code. Please try again.';
export const changed = 'Your password has been changed. Please log in.';
export const outcomeUnknown =
  'We don’t know yet whether your password was changed. Please try logging in with the new one, or request another code.';
export const linkInvalid =
  'This link no longer works. Please try logging in with your new password, or request another email.';
export const setBefore =
  'Your password has already been changed to the one you entered earlier. Please log in with it, or request another email.';

/** The same whether an address has an account or not. */
export function passwordCodeSent(email: string): string {
  return `If there’s an account for ${email}, we’ve sent a code to that address.`;
}
