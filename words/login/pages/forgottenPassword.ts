/** A new password in place of a forgotten one. */

export const addressTitle = 'Forgot Your Password?';
export const addressLead = 'Choose a new one with a code from your email';
export const addressForm = 'Forgotten password';
export const explanation =
  'Please enter the email address of your account. We send a code there, with which you choose a new password.';
export const sendCode = 'Send Code';
export const hasCode = 'I Have a Code';

export const passwordTitle = 'Choose a New Password';
export const passwordForm = 'New password';
export const useAnotherEmail = 'Use Another Email';
