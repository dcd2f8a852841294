/** For screen readers, before a price that counts no more. */
export const priceBefore = 'Previously: ';

/** @param price of one room for one night */
export function perNight<Part>(price: Part) {
  return [price, ' per night'] as const;
}
