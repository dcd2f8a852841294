import * as counts from '../../shared/counts';

/** The room selection. */

export const stayDetails = 'Stay Details';
export const changeDetails = 'Change details';

/** The accessible name of what is beside the rooms. */
export const aside = 'Booking summary';
export const noneChosen = 'No rooms chosen yet.';

/** On its own. @param figures such as `5+` */
export function childrenInAll(count: number, figures: string): string {
  if (count === 0) return 'no children';
  return `${figures} ${count === 1 ? 'child' : 'children'}`;
}

/** @param places how many people a room is for, such as `2 adults and 1 child` */
export function roomFor(places: string): string {
  return `Sleeps ${places}`;
}

export function amenitiesOf(roomType: string): string {
  return `Amenities in the ${roomType}`;
}

/** The button that shows the amenities that a phone leaves out. */
export function moreAmenities(count: number): string {
  return `${count} more`;
}

export const fewerAmenities = 'show fewer';

export function removeOne(roomType: string): string {
  return `Remove one ${roomType}`;
}

export function addOne(roomType: string): string {
  return `Add one ${roomType}`;
}

/** The price of suggested rooms. @param price of all of them for the nights */
export function priceFor<Part>(price: Part, nights: number) {
  return [price, ` for ${counts.nights(nights)}`] as const;
}

export const takeOffer = 'Choose these rooms';

/** The same in short, for phones. @param rooms such as `Family Suite × 1` */
export function suitsYou(rooms: string): string {
  return `Fits your group: ${rooms}`;
}

export const takeOfferShort = 'Choose';
