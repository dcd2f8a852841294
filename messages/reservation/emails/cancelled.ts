/** The email about a reservation that its guest cancelled. */

export const asAsked =
  'Your reservation has been cancelled, as you asked. A payment that still reaches us for it goes back to you in full.';

export function subject(id: string): string {
  return `Your reservation ${id} has been cancelled`;
}
