/** The email about a reservation that its guest cancelled. */

export const asAsked =
  'We’ve cancelled your reservation, as you asked. If a payment for it still reaches us, it goes back to you in full.';

export function subject(id: string): string {
  return `Your reservation ${id} has been cancelled`;
}
