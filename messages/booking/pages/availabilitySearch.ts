import * as counts from '../../shared/counts';

/** The page that shows what is free, before anybody has to log in. */

export const lead = 'See every room with the price for your whole stay. No account needed.';

export function description(hotel: string): string {
  return `See available rooms at ${hotel} for your dates, with the price for your whole stay.`;
}

/** The form's accessible name. */
export const yourStay = 'Your stay';
export const submit = 'Show available rooms';
export const looking = 'Checking availability...';

export const ourRooms = 'Our rooms';
export const noDatesYet = 'Choose your dates to see what’s available and what your stay will cost.';

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
  return ['Available from ', day] as const;
}

export const notSoon = 'A stay this long is sold out for the following two months too.';
export const nothingFree =
  'We’re sold out on these nights. See the next available dates for each room below, or call us:';
