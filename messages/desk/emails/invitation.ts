/** The email that invites somebody to work at the front desk. */

export const subject = 'Your access to the front desk';
export const invited = (name: string) =>
  `${name}, use this link to set up your access to the hotel's front desk. It works once, within 24 hours.`;
export const sentBy = (name: string) => `${name} invited you. Don’t pass the link on to anyone.`;
export const needed =
  'Have your phone ready with an authenticator app: you’ll choose a password and scan a QR code.';
export const open = 'Set up your access';
export const reason =
  'You’re receiving this email because the hotel has invited this address to work at its front desk.';
