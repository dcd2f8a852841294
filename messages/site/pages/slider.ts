/** What turns the slides of the home page, and how those hear them who have the page read to them. */

export const carousel = 'carousel';
export const impressions = 'Impressions of the hotel';
export const slide = 'slide';

/** Which slide it is, from 1. */
export function slideOf(number: number, count: number): string {
  return `${number} of ${count}`;
}

export const startSlides = 'Start the slides';
export const stopSlides = 'Stop the slides';
