/** The link for choosing a new password. Its validity comes before `ifNotYou`. */

export const subject = 'Your link for a new password';
export const choosePassword = 'Set a New Password';
export const whyNoCode =
  'There is no code in this message, because many were asked for in a short time. The link is all that you need, on whatever device or network.';
export const ifNotYou =
  'If it was not you who asked, please ignore this message and pass the link on to nobody: without it your password stays as it is.';

export function open(askedAt: string): string {
  return `Please open the link to choose a new password, as was asked for on ${askedAt}, Lagos time.`;
}

export function orOpen(minutes: number): string {
  return `Or open the link below, on whatever device or network, where no code is needed. It can be used once, within ${minutes} minutes.`;
}
