/** What the desk says of prices and of who works there. Its commands say the same. */

export const priceRange = (most: string) => `A night costs whole naira, from ₦1 to ${most}.`;
export const fromToday = (today: string) =>
  `A price counts from today on at the earliest, which is ${today}.`;
/** @param from the day of check-in */
export const priceSet = (roomType: string, price: string, from: string, before: string) =>
  `${roomType}: ${price} a night for check-ins from ${from} on; it was ${before}. Reservations that were made keep their price.`;
export const linkSent = (email: string) =>
  `The link was sent to ${email}. It works once, within 24 hours.`;
export const suspended = (name: string) => `${name} has no access any more.`;

export const nobody = (email: string) => `Nobody with the address ${email} works at the desk.`;
export const known = (email: string) =>
  `Somebody has the address ${email} already. A reset gives them a new link.`;
/** Somebody logged in may have left the desk: whoever stands there must not get a link to its owner’s account. */
export const yourself = {
  suspend: 'Nobody suspends themselves. Another manager can.',
  reset: 'Nobody resets themselves. Another manager can, or the owner at the command line.',
};
export const lastManager = (name: string) =>
  `${name} is the last manager. Please invite another one first.`;

/** Who was faster, by what they did. Times are such as “12 March, 14:02”. */
export const changed = {
  'staff.invited': (by: string, time: string, name: string) => `${by} invited ${name} on ${time}.`,
  'staff.suspended': (by: string, time: string, name: string) =>
    `${by} took ${name}’s access away on ${time}.`,
  'staff.reset': (by: string, time: string, name: string) =>
    `${by} gave ${name} a new link on ${time}.`,
  'price.set': (by: string, time: string, roomType: string) =>
    `${by} set a price of the ${roomType} on ${time}.`,
};
