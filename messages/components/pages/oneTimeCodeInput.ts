/** The accessible name of a code's box. */
export function digitOf(digit: number, count: number): string {
  return `Digit ${digit} of ${count}`;
}
