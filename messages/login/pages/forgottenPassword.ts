/** Replacing a forgotten password. */

export const addressTitle = 'Forgot Your Password?';
export const addressLead = 'Choose a new one with a code from your email';
export const addressForm = 'Forgotten password';
export const explanation =
  'Please enter the email address of your account. We send a code there, with which you choose a new password.';
export const sendCode = 'Send Code';
export const hasCode = 'I Have a Code';

export const passwordTitle = 'Choose a New Password';
export const linkLead = 'The link from your email has brought you here';
export const linkOpened =
  'Your email address is confirmed. You need no code: please enter the new password twice.';
export const linkInstead =
  'Is there no code in the email, or is it not accepted? Open the link in the email instead. If no new email comes, the link in the last one still works.';
export const passwordForm = 'New password';
export const useAnotherEmail = 'Use Another Email';
