/** How long a code that a letter brings is good for. */

export function usableWithin(minutes: number): string {
  return `It can be used once, within ${minutes} minutes.`;
}
