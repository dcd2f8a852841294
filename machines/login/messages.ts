import { fieldMessages } from '../shared/fieldMessages';

/** Everything the product says about logging in, registering and verifying. */

export const accountMessages = {
  emailRequired: fieldMessages.emailRequired,
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordNeedsUppercase: 'Password must include at least one uppercase letter',
  passwordNeedsNumber: 'Password must include at least one number',
  passwordNeedsSpecial: 'Password must include at least one special character',
  firstNameRequired: 'First name is required',
  firstNameTooShort: 'First name must be at least 6 characters',
  lastNameRequired: 'Last name is required',
  lastNameTooShort: 'Last name must be at least 2 characters',
  phoneRequired: fieldMessages.phoneRequired,
  phoneTooLong: 'Phone number must be at most 11 characters',
  passwordsDiffer: 'Passwords do not match',
  confirmPasswordRequired: 'Confirm password is required',
  confirmPasswordTooShort: 'Confirm password must be at least 6 characters',
  confirmPasswordNeedsUppercase: 'Confirm password must include at least one uppercase letter',
  confirmPasswordNeedsNumber: 'Confirm password must include at least one number',
  confirmPasswordNeedsSpecial: 'Confirm password must include at least one special character',
  anErrorOccurred: 'An error occurred',
  logInToReserve: 'Please log in to make a reservation',
  registrationHalfDone: 'You have not finished creating your account.',
  accountVerified: 'Your account has been verified. Please log in.',
} as const;

export const otpMessages = {
  allDigitsNeeded: 'Please enter all 6 digits',
  onlyNumbers: 'Please paste only numbers',
  wrongCode: 'Invalid OTP. Please try again.',
  resendFailed: 'Failed to resend OTP. Please try again.',
  resent: 'OTP resent successfully!',
  verified: 'Verification Successful!',
  checkSpam: "Didn't get the code? Please check your spam folder.",
} as const;

export const passwordMessages = {
  resent: 'If there is an account, another code is on its way.',
  requestFailed: 'Failed to send a code. Please try again.',
  changed: 'Your password has been changed. Please log in.',
  undecided:
    'We could not see whether your password was changed. Please try to log in with the new one, or ask for another code.',
} as const;

/** Said alike whether an address has an account or not. */
export function passwordCodeSent(email: string): string {
  return `If there is an account for ${email}, we have sent a code to it.`;
}
