/** The email that invites somebody to work at the front desk. */

export const subject = 'Your access to the front desk';
export const invited = (name: string) =>
  `${name}, this link gives you access to the hotel's front desk. It works once, within 24 hours.`;
export const needed =
  'Have your telephone ready, with an authenticator app: the page shows a picture for it to take, and asks for a password.';
export const open = 'Open the front desk';
export const reason =
  'You get this message because the hotel has invited this address to work at its front desk.';
