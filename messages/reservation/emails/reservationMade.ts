/** The letter about a reservation that was made. What is to be done next stands after `thanks`. */

export const thanks = 'Thank you for your reservation.';

export function subject(id: string): string {
  return `Your reservation ${id}`;
}
