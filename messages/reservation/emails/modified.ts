/** The email about a modified reservation. */

export const earlierPayment =
  'A payment that you started before this change no longer counts: money that arrives on it goes back to you in full.';

export function subject(id: string): string {
  return `Your reservation ${id} has been modified`;
}
