/** Messages about a code sent by e-mail. */

export const allDigitsNeeded = 'Please enter all 6 digits';
export const onlyNumbers = 'Please paste only numbers';
export const wrongCode = 'Invalid OTP. Please try again.';
export const outcomeUnknown =
  'We don’t know yet whether your code was accepted. Please check your connection and try again.';
export const alreadyVerified = 'Your account is already verified. Please log in.';

/** For an address that the mail server says nobody has. */
export function takesNoEmail(email: string): string {
  return `We can’t send email to ${email}: its mail server says there is no such address. Go back and register with the right one.`;
}

export const resendFailed = 'Failed to resend OTP. Please try again.';
export const resent = 'OTP resent successfully!';
export const verified = 'Verification Successful!';
export const checkSpam = "Didn't get the code? Please check your spam folder.";
