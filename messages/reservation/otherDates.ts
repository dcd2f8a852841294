/** About other dates for an unpaid reservation, before they are saved. */

export const looking = 'Checking whether your rooms are available on these dates...';
export const free = 'Your rooms are available on these dates. They’re yours once you save.';
export const taken = 'Choose other dates, or close this and keep your reservation as it is.';
export const unknown =
  'We couldn’t check whether your rooms are available on these dates. You can still save: if they aren’t, we’ll tell you, and your reservation stays as it is.';
export const otherRooms =
  'Your room types stay the same. For different rooms, cancel this reservation and choose “Book this stay again”: your dates and guests will already be filled in.';

/** How many rooms of a type are free on other dates if they are too few; the numbers don't wrap. */
export function roomsShort(roomType: string, free: number, needed: number): string {
  return `${roomType}: ${free}\u00a0of\u00a0${needed}\u00a0available`;
}
