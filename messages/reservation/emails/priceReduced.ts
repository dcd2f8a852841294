/** The email about a price that the hotel has reduced. */

export const reduced =
  'We’ve reduced the price of your stay. Below, you’ll find the new price and the reason.';
export const nothingLeft =
  'There is nothing left to pay. You’ll find your receipt with your reservation on our website.';
export const left = 'Left to pay';

export function subject(id: string): string {
  return `The price of your reservation ${id} has been reduced`;
}
