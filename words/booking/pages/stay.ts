import * as counts from '../../shared/counts';

/** What a stay consists of, where it is summed up. */

export const bookingSummary = 'Booking Summary';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const nights = 'Nights';
export const guests = 'Guests';
export const adults = 'Adults';
export const children = 'Children';
export const specialRequest = 'Special Request';
/** In place of a special request. */
export const noRequest = 'None';

/** Before the price of all the nights. */
export function totalFor(nightCount: number): string {
  return `Total for ${counts.nights(nightCount)}`;
}
