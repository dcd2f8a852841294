/** The email about a modified reservation. */

export const earlierPayment =
  'Any payment you started before this change no longer counts: money that still arrives from it goes back to you in full.';

export function subject(id: string): string {
  return `Your reservation ${id} has been modified`;
}
