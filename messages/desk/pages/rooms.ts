import { noneFree, nobodyArrives, nobodyLeaves } from './today';

/** The rooms, and closing one. */

export const loading = 'Opening the rooms…';
export const failed = 'The rooms could not be fetched. It is tried again every few seconds.';
export const filters = {
  all: 'All',
  toClean: 'To clean',
  arriving: 'Arriving',
  leaving: 'Leaving',
  free: 'Free tonight',
  closed: 'Closed',
};
export const none = {
  all: 'The hotel has no rooms.',
  toClean: 'Every room is clean.',
  arriving: nobodyArrives,
  leaving: nobodyLeaves,
  free: noneFree,
  closed: 'No room is closed.',
};
export const uses = {
  free: 'Free',
  occupied: 'Occupied',
  leaving: 'Leaving today',
  arriving: 'Arriving today',
  taken: 'Taken tonight',
  closed: 'Closed',
};
export const isClean = 'Clean';
export const acts = {
  clean: 'Mark Clean',
  dirty: 'Mark Dirty',
  closeTonight: 'Close for Tonight',
  closeLonger: 'Close for Longer',
  reopen: 'Reopen',
};
export const whoMoves =
  'Whoever has the room is moved to a free one of its type, and told. Where none is free, they keep it, and you read who.';
export const opens = 'It can be sold again from today on.';

/** @param act with the room that it is about */
export const ofRoom = (act: string, room: string) => `${act}, room ${room}`;
/** Above what else can be done with a room. */
export const more = (room: string) => `More about room ${room}`;
/** After a guest's name. @param date of departure */
export const until = <Part>(date: Part) => [' until ', date] as const;
export const closedFromTo = <Part>(from: Part, to: Part, why: string) =>
  [from, ' – ', to, `: ${why}`] as const;
export const has = (guest: string) => `${guest} has this room today.`;
