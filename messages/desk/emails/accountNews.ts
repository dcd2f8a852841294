/** Emails to somebody at the front desk about their own access. Times are in Lagos. */

const outside =
  'If this wasn’t you, log in at the desk, open Your Account and change your password, or ask a manager to reset your access.';

/** @param device such as “Chrome on Windows” */
export const newBrowser = {
  subject: 'New login to the front desk',
  paragraphs: (time: string, device: string) => [
    `You logged in to the hotel's front desk on ${time}, Lagos time, with a browser that you hadn’t used before: ${device}.`,
    `${outside} Further new browsers within 24 hours aren’t reported to you, but your manager sees each one.`,
  ],
};
/** @param left how many codes are left */
export const recoveryUsed = {
  subject: 'A recovery code was used at the front desk',
  paragraphs: (time: string, left: number) => [
    `One of your recovery codes was used on ${time}, Lagos time. You have ${left} left.`,
    `${outside} If you’ve lost your phone, ask a manager to reset your access: you’ll get new codes.`,
  ],
};
export const passwordChanged = {
  subject: 'Your front desk password has been changed',
  paragraphs: (time: string) => [
    `Your password for the hotel's front desk was changed on ${time}, Lagos time. You’ve been logged out everywhere else.`,
    'If this wasn’t you, ask a manager to reset your access now.',
  ],
};
export const reason = 'You’re receiving this email because you work at the hotel’s front desk.';
