/** The email about a new reservation. What to do next comes after `thanks`. */

export const thanks = 'Thank you for your reservation.';

export function subject(id: string): string {
  return `We have received your reservation ${id}`;
}
