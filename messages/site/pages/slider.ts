/** The controls of the home page's slides, and their names for screen readers. */

export const carousel = 'carousel';
export const impressions = 'Views of the hotel';
export const slide = 'slide';

/** The slide's number, from 1. */
export function slideOf(number: number, count: number): string {
  return `${number} of ${count}`;
}

export const startSlides = 'Play slides';
export const stopSlides = 'Pause slides';
