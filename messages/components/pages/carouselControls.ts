/** The current slide of a carousel. */
export function slideOf(slide: number, count: number): string {
  return `Slide ${slide} of ${count}`;
}
