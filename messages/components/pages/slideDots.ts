/** The dots that lead to the slides. */

export const chooseSlide = 'Choose a slide';

/** Leads to a slide, counted from 1. */
export function goToSlide(slide: number, count: number): string {
  return `Go to slide ${slide} of ${count}`;
}
