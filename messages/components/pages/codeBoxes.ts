/** Which digit of a code stands in a box. */
export function digitOf(digit: number, count: number): string {
  return `Digit ${digit} of ${count}`;
}
