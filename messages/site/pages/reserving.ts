/** The link to a reservation, on several pages, and what a room costs at least. */

export const makeReservation = 'Make a reservation';

/** @param price of the cheapest room for one night */
export function fromNightly<Part>(price: Part) {
  return ['from ', price, ' a night'] as const;
}
