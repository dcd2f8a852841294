/** Which slide of a carousel shows. */
export function slideOf(slide: number, count: number): string {
  return `Slide ${slide} of ${count}`;
}
