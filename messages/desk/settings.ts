/** What the desk says of prices and of who works there. Its commands say the same. */

export const priceRange = (most: string) =>
  `The room rate must be in whole naira, from ₦1 to ${most}.`;
/** @param lowest what the operator lets a manager set */
export const rateStep = (lowest: string, highest: string) =>
  `This rate can be from ${lowest} to ${highest}: it moves step by step from what it was seven days ago. The person who runs the hotel’s server can widen that.`;
export const fromToday = (today: string) =>
  `A rate can start from today, ${today}, at the earliest.`;
/** @param from the day of check-in */
export const priceSet = (roomType: string, price: string, from: string, before: string | null) =>
  before === null
    ? `${roomType}: ${price} a night for check-ins from ${from}. Its rooms can be booked from then on.`
    : `${roomType}: ${price} a night for check-ins from ${from}; it was ${before}. Existing reservations keep their rate.`;
export const linkSent = (email: string) => `Link sent to ${email}. It works once, within 24 hours.`;
/** Answers a request that is sent again because the first answer was lost. */
export const linkSentBefore = (email: string) =>
  `The link was sent to ${email}, and can’t be shown again. If the email doesn’t arrive, reset their access to send a new link.`;
export const nameMissing = 'Please enter a name.';
export const nameWithLink = 'A name has no numbers, links or addresses in it.';
export const nameLooksAlike = (name: string) =>
  `This name reads like that of ${name}. Please add another name, so that the two aren’t confused.`;
export const suspended = (name: string) => `${name} no longer has access.`;

export const terminalAdded = (name: string) => `${name} can be chosen for cards from now on.`;
export const terminalRemoved = (name: string) => `${name} is no longer offered for cards.`;
export const terminalKnown = (name: string) => `There is already a terminal called ${name}.`;
export const noSuchTerminal = (name: string) => `There is no terminal called ${name}.`;
export const passwordChanged = 'Password changed. You’ve been logged out everywhere else.';
export const sessionEnded = 'Logged out there.';

export const nobody = (email: string) => `No one at the desk uses the address ${email}.`;
export const known = (email: string) =>
  `${email} already has desk access. Reset their access to send a new link.`;
/** Somebody logged in may have left the desk: whoever stands there must not get a link to its owner’s account. */
export const yourself = {
  suspend: 'You can’t suspend yourself. Another manager can.',
  reset: 'You can’t reset yourself. Another manager can, or the owner from the command line.',
};
export const lastManager = (name: string) =>
  `${name} is the only manager left. Please invite another one first.`;

/** Who was faster, by what they did. Times are such as “12 March, 14:02”. */
export const changed = {
  'staff.invited': (by: string, time: string, name: string) => `${by} invited ${name} on ${time}.`,
  'staff.suspended': (by: string, time: string, name: string) =>
    `${by} suspended ${name} on ${time}.`,
  'staff.reset': (by: string, time: string, name: string) =>
    `${by} reset ${name}’s access on ${time}.`,
  'terminal.added': (by: string, time: string, name: string) =>
    `${by} added terminal ${name} on ${time}.`,
  'terminal.removed': (by: string, time: string, name: string) =>
    `${by} removed terminal ${name} on ${time}.`,
  'price.set': (by: string, time: string, roomType: string) =>
    `${by} set a rate for the ${roomType} on ${time}.`,
};
