/** The prices, and who may use the desk. */

export const loading = 'Opening the settings…';
export const failed = 'The settings couldn’t be loaded. Trying again every few seconds.';

export const prices = 'Room Rates';
export const noPrice = 'No rate yet, so its rooms can’t be booked.';
/** @param date of check-in, such as `1 Apr 2026` */
export const comes = (date: string) => `From ${date}`;
/** @param date null of the prices with which the hotel opened */
export const setBy = (by: string, date: string | null, why: string) =>
  date === null ? `${by}: ${why}` : `${by} on ${date}: ${why}`;

/** The operator's rule for rates. */
export const rateRule = (floor: string, percent: number) =>
  `A rate can’t go below ${floor}, nor more than ${percent}% up or down from what it was seven days ago. The person who runs the hotel’s server sets both.`;
export const rateChanges = (count: number) => `Rates set in the last 30 days: ${count}`;
export const rateChange = (roomType: string, price: string, from: string, by: string) =>
  `${roomType}, ${price} from ${from}. ${by}`;

/** What a price means, before it is set. @param day such as “Monday, 7 December 2026” */
export const means = (day: string, roomType: string, price: string, instead: string | null) =>
  instead === null
    ? `The ${roomType} can be booked from ${day} on for ${price} a night.`
    : `Guests who check in from ${day} pay ${price} a night for the ${roomType} instead of ${instead}. Existing reservations keep their rate.`;
export const afterwards = (day: string, price: string) => ` From ${day} it’s ${price}, as planned.`;
/** Of a price that is far from the one before. */
export const jump = (percent: number) =>
  ` That’s ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}: please make sure it’s right.`;

export const staff = 'Desk Access';
export const states = { invited: 'Invited', suspended: 'Suspended' };
/** Why somebody gets a new link who has not followed the first one. */
export const linkLost = 'The link was lost or has expired';
export const seen = (time: string) => `Last seen ${time}`;
export const linkUntil = (time: string) => `Link valid until ${time}`;

export const terminals = 'Card Terminals';
export const noTerminals = 'None. Cards can’t be taken at the desk.';
/** @param date null for the terminal that nobody has named */
export const addedBy = (by: string, date: string) => `Added by ${by} on ${date}`;

/** What an act does, before it is done. */
export const what = {
  addTerminal: () => 'Every card payment names its terminal. Use the name on its sticker.',
  removeTerminal: (name: string) =>
    `${name} is no longer offered for cards. Payments it took stay as they are.`,
  invite: () =>
    'They get a link by email, which works once, within 24 hours. You’ll see it once too, also as a QR code for their phone. The hotel’s owner hears who invited whom.',
  suspend: (name: string) =>
    `${name} is logged out straight away and can’t log in until a manager restores access. What they did stays on record.`,
  reset: (name: string) =>
    `${name} gets a new link by email; nobody else sees it. Until they use it, they can’t log in: their password, authenticator and recovery codes no longer work.`,
};
export const link = 'The new link, shown only once:';
export const picture = 'QR code of the link';
