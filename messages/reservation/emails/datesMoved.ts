/** The email about a paid stay whose dates were changed at the desk. */

export function subject(id: string): string {
  return `New dates for your reservation ${id}`;
}

export const asAsked =
  'We’ve changed the dates of your stay, as you asked. The price is the same, and there’s nothing to pay.';
