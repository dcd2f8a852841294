/** A one-time code by e-mail, whatever it is for. */

export const enterDigits = 'Enter the six digits that we sent you';
export const oneTimeCode = 'One-time code';
export const resendCode = 'Resend Code';
export const sending = 'Sending...';
