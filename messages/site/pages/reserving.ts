/** The links to a reservation, on several pages. */

export const makeReservation = 'Make a reservation';
export const seeWhatIsFree = 'See what’s available';

/** @param price of the cheapest room for tonight */
export function fromPrice<Part>(price: Part) {
  return ['from ', price, ' a night'] as const;
}
