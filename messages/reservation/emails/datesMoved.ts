/** The email about a paid stay whose dates were changed at the desk. */

export function subject(id: string): string {
  return `Other dates for your reservation ${id}`;
}

export const asAsked =
  'Your stay has other dates now, as you asked. The price is the same, and there is nothing to pay.';
