/** The prices, and who may use the desk. */

export const loading = 'Opening the settings…';
export const failed = 'The settings could not be fetched. It is tried again every few seconds.';

export const prices = 'A Night Costs';
export const changePrice = 'Change Price';
export const takeBack = 'Take Back';
/** @param date of check-in, such as `1 Apr 2026` */
export const comes = (date: string) => `From ${date} on`;
/** @param date null of the prices with which the hotel opened */
export const setBy = (by: string, date: string | null, why: string) =>
  date === null ? `${by}: ${why}` : `${by} on ${date}: ${why}`;

/** What a price means, before it is set. @param day such as “Monday, 7 December 2026” */
export const means = (day: string, roomType: string, price: string, instead: string) =>
  `Whoever checks in from ${day} on pays ${price} a night in the ${roomType} instead of ${instead}. What is booked keeps its price.`;
export const afterwards = (day: string, price: string) =>
  ` From ${day} on it is ${price}, as planned.`;
/** Of a price that is far from the one before. */
export const jump = (percent: number) =>
  ` That is ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'}: please make sure that it is meant.`;

export const staff = 'Who May Use the Desk';
export const invite = 'Invite';
export const states = { invited: 'Invited', suspended: 'No access' };
/** What can be done, by how somebody stands. */
export const acts = {
  suspend: { active: 'Suspend', invited: 'Suspend', suspended: 'Suspend' },
  reset: { active: 'Reset', invited: 'New Link', suspended: 'Let In Again' },
};
/** Why somebody gets a new link who has not followed the first one. */
export const linkLost = 'The link was lost or has expired';
export const seen = (time: string) => `At the desk on ${time}`;
export const linkUntil = (time: string) => `Link until ${time}`;

/** What an act does, before it is done. */
export const what = {
  invite: () =>
    'They get a link by email, which works once, within 24 hours. You see it too, once, to hand it on.',
  suspend: (name: string) =>
    `${name} is logged out at once and let in no more. What they did stays written down.`,
  reset: (name: string) =>
    `${name} gets a new link by email, which you see too, once. Until they follow it they are not let in: password, authenticator and recovery codes count no more.`,
};
export const link = 'The new link shows only now:';
