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
export function ofRoom(act: string, room: string): string {
  return `${act}, room ${room}`;
}
/** Above what else can be done with a room. */
export function more(room: string): string {
  return `More about room ${room}`;
}
/** After a guest's name. @param date of departure */
export function until<Part>(date: Part) {
  return [' until ', date] as const;
}
export function closedFromTo<Part>(from: Part, to: Part, why: string) {
  return [from, ' – ', to, `: ${why}`] as const;
}
export function has(guest: string): string {
  return `${guest} has this room today.`;
}
