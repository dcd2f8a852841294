/** About other dates for an unpaid reservation, before they are saved. */

export const looking = 'Looking up whether your rooms are free on these dates...';
export const free = 'Your rooms are free on these dates. They are yours once you save.';
export const taken = 'Choose other dates, or close this: your reservation stays as it is.';
export const unknown =
  'We could not look up whether your rooms are free on these dates. You can save all the same: if they are not, we tell you, and your reservation stays as it is.';
export const otherRooms =
  'Your rooms stay of the same types. For other rooms, cancel this reservation and choose “Book the same again”: your dates and guests are entered there already.';

/** How many rooms of a type are free on other dates if they are too few; the numbers don't wrap. */
export function roomsShort(roomType: string, free: number, needed: number): string {
  return `${roomType}: ${free}\u00a0of\u00a0${needed}\u00a0free`;
}
