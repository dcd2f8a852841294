/** Replacing a forgotten password. */

export const addressTitle = 'Forgot Your Password?';
export const addressLead = 'We’ll email you a code to choose a new one';
export const addressForm = 'Forgotten password';
export const explanation =
  'Enter your account’s email address, and we’ll send a code there so you can choose a new password.';
export const sendCode = 'Send Code';
export const hasCode = 'I Have a Code';

export const passwordTitle = 'Choose a New Password';
export const linkLead = 'You opened the link from your email';
export const linkOpened =
  'Your email address is confirmed, so you don’t need a code. Please enter your new password twice.';
export const linkInstead =
  'No code in the email, or it isn’t accepted? Open the link in the email instead. If no new email arrives, the link in the last one still works.';
export const passwordForm = 'New password';
export const useAnotherEmail = 'Use Another Email';
