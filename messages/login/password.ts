/** Messages about a forgotten password. */

export const resent = 'If there is an account, another code is on its way.';
export const requestFailed = 'Failed to send a code. Please try again.';
export const changed = 'Your password has been changed. Please log in.';
export const outcomeUnknown =
  'We could not see whether your password was changed. Please try to log in with the new one, or ask for another code.';
export const linkInvalid =
  "This link can't be used any more. Please try to log in with your new password, or ask for another email.";
export const setBefore =
  'Your password was already changed, to the one you entered before. Please log in with it, or ask for another email.';

/** The same whether an address has an account or not. */
export function passwordCodeSent(email: string): string {
  return `If there is an account for ${email}, we have sent a code to it.`;
}
