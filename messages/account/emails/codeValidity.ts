/** How long the code in an email is valid. */

export function usableWithin(minutes: number): string {
  return `It works once, within ${minutes} minutes.`;
}
