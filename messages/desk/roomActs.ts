import { nights as nightsInWords } from '../shared/counts';

/** What the front desk says of an act with a room. */

export const doneBefore = 'This was done already.';
export const marked = {
  clean: (room: string) => `Room ${room} is clean.`,
  dirty: (room: string) => `Room ${room} is to be cleaned.`,
};
export const closed = (room: string, nights: number, from: string) =>
  `Room ${room} is closed, ${nightsInWords(nights)} from ${from} on.`;
export const notClosed = (room: string) => `No other night of room ${room} is closed.`;
export const moved = (guest: string, room: string) => `${guest} is now in room ${room}.`;
export const stays = (guest: string, room: string) =>
  `${guest} keeps room ${room}, as no other of its type is free: move them to another type, then close it again.`;
export const reopened = (room: string, nights: number) =>
  `Room ${room} is open again, ${nightsInWords(nights)}.`;
