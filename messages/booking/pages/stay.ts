import * as counts from '../../shared/counts';

/** What a stay consists of, where a booking sums it up. */

export const nights = 'Nights';
export const guests = 'Guests';
/** In place of a special request. */
export const noRequest = 'None';

/** Before the price of all the nights. */
export function totalFor(nightCount: number): string {
  return `Total for ${counts.nights(nightCount)}`;
}
