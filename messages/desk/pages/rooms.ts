import { states } from './plan';
import { noneFree, nobodyArrives, nobodyLeaves } from './today';

/** The rooms, and closing one. */

export const loading = 'Opening the rooms…';
export const failed = 'The rooms couldn’t be loaded. Trying again every few seconds.';
export const filters = {
  all: 'All',
  toClean: 'To clean',
  arriving: 'Due in',
  leaving: 'Due out',
  free: 'Available tonight',
  closed: states.closed,
};
export const none = {
  all: 'The hotel has no rooms.',
  toClean: 'Every room is clean.',
  arriving: nobodyArrives,
  leaving: nobodyLeaves,
  free: noneFree,
  closed: 'No rooms are out of order.',
};
export const waitsForBill = 'Waiting for the bill';
export const uses = {
  free: 'Available',
  occupied: 'Occupied',
  leaving: 'Due out today',
  waitingForBill: waitsForBill,
  arriving: 'Due in today',
  taken: 'Booked tonight',
  closed: states.closed,
};
export const isClean = 'Clean';
export const fault = (what: string) => `Fault: ${what}`;
export const whoMoves =
  'Guests with this room are moved to an available room of the same type; those who have paid get an email, if we have their address. If none is available, they keep it, and you’ll see who.';
export const opens = 'It can be sold again from today.';

/** Above what else can be done with a room. */
export const more = (room: string) => `More about room ${room}`;
/** After a guest's name. @param date of departure */
export const until = <Part>(date: Part) => [' until ', date] as const;
export const closedFromTo = <Part>(from: Part, to: Part, why: string) =>
  [from, ' – ', to, `: ${why}`] as const;
export const has = (guest: string) => `${guest} has this room today.`;
