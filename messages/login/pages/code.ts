/** A one-time code sent by e-mail, for any purpose. */

export const enterDigits = 'Enter the six-digit code we sent you';
export const oneTimeCode = 'One-time code';
export const resendCode = 'Resend Code';
export const sending = 'Sending...';
