import * as counts from '../../shared/counts';

/** The parts of a stay in a booking's summary. */

export const nights = 'Nights';
export const guests = 'Guests';
/** Replaces a missing special request. */
export const noRequest = 'None';

/** The label of the price for all nights. */
export function totalFor(nightCount: number): string {
  return `Total for ${counts.nights(nightCount)}`;
}
