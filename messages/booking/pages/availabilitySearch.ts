import * as counts from '../../shared/counts';

/** The page that shows what is free, before anybody has to log in. */

export const lead = 'Every room, with the price of your whole stay. No account is needed to look.';

export function description(hotel: string): string {
  return `Free rooms at ${hotel} for your dates, with the price of the whole stay.`;
}

/** The form's accessible name. */
export const yourStay = 'Your stay';
export const submit = 'Show free rooms';
export const looking = 'Looking for free rooms...';

export const ourRooms = 'Our rooms';
export const noDatesYet = 'Choose your dates to see which are free, and what your stay costs.';

/** The nights and the party that the rooms are for. @param party such as `2 adults` */
export function stayFor(nights: number, party: string): string {
  return `${counts.nights(nights)}, ${party}`;
}

/** @param price of the rooms for all nights */
export function priceOfStay<Part>(price: Part, rooms: number, nights: number) {
  const stay = counts.nights(nights);
  return [price, rooms === 1 ? ` for ${stay}` : ` for ${counts.rooms(rooms)}, ${stay}`] as const;
}

export const reserve = 'Reserve';

export function reserveRoom(roomType: string): string {
  return `Reserve ${roomType}`;
}

/** How many amenities follow, once the first few were named. */
export function moreAmenities(count: number): string {
  return `${count} more`;
}

/** The link to dates on which a type is free for as many nights that is sold out. */
export function freeFrom<Part>(day: Part) {
  return ['Free from ', day] as const;
}

export const notSoon = 'Nor for as many nights in the two months after.';
export const nothingFree =
  'We are sold out on these nights. Below are the next dates for each room, or call us:';
