import { nights as nightsInWords } from '../shared/counts';

/** What the front desk says of an act with a room. */

export const doneBefore = 'This has already been done.';
export const marked = {
  clean: (room: string) => `Room ${room} is clean.`,
  dirty: (room: string) => `Room ${room} needs cleaning.`,
};
export const closed = (room: string, nights: number, from: string) =>
  `Room ${room} is out of order for ${nightsInWords(nights)} from ${from}.`;
export const notClosed = (room: string) => `No more nights of room ${room} were put out of order.`;
export const moved = (guest: string, room: string) => `${guest} is now in room ${room}.`;
export const stays = (guest: string, room: string) =>
  `${guest} keeps room ${room}, as no other room of its type is available. Move them to another type, then put the room out of order again.`;
export const reopened = (room: string, nights: number) =>
  `Room ${room} is back in service for ${nightsInWords(nights)}.`;
