import { states } from './plan';
import { none } from './rooms';

/** The screen of whoever cleans the rooms. */

export const tabs = { toClean: 'To Clean', round: 'As Found', all: 'All' };
/** Above the rooms of the other two. */
export const titles = { round: 'As found this morning', all: 'All rooms' };
/** Above the rooms to clean, by why. */
export const groups = {
  awaited: 'A guest is due in',
  leaving: 'Due out today, or vacant',
  staysOver: 'Staying over',
};
export const nothingToClean = none.toClean;
export const round =
  'Look into every room and tap how you found it. Tap again to correct your own mark.';
export const stay = { none: 'Vacant', staysOver: 'Stays over' };
export const leavesBy = (time: string) => `Leaves by ${time}`;
export const arrivesBy = (time: string) => `Guest due in, ready by ${time}`;
export const isClosed = states.closed;
export const isClean = 'Clean';
export const isDirty = 'Dirty';
export const isDue = 'To clean today';
/** @param when a time or a day with it */
export const byWhom = (by: string, when: string) => `${by}, ${when}`;
/** The group of buttons of a room. */
export const foundIn = (room: string) => `Room ${room} as found`;
export const open = 'Open Housekeeping';
