import { passwordTitle } from '../../login/pages/forgottenPassword';

/** The link for choosing a new password. Its validity comes before `ifNotYou`. */

export const subject = 'Your link to choose a new password';
export const choosePassword = passwordTitle;
export const whyNoCode =
  'There’s no code in this email, because many were requested in a short time. The link is all you need, on any device or network.';
export const ifNotYou =
  'If you didn’t request this, please ignore this email and don’t share the link: without it, your password stays as it is.';

export function open(askedAt: string): string {
  return `Open the link to choose a new password, as requested on ${askedAt}, Lagos time.`;
}

export function orOpen(minutes: number): string {
  return `Or open the link below on any device or network, with no code needed. It works once, within ${minutes} minutes.`;
}
