/** How long the code in an email is valid. */

export function usableWithin(minutes: number): string {
  return `It can be used once, within ${minutes} minutes.`;
}
