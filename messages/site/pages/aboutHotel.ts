/** What the home page tells of the house; the page about the hotel begins with the same title. */

export const title = 'A house for people who come to think';

/** Where the hotel stands. */
export function inTheGrounds(hotel: string): string {
  return (
    `${hotel} stands in the grounds of the university’s conference centre, among trees older ` +
    'than the lecture halls. Its rooms look onto a courtyard that stays cool all day behind ' +
    'pierced screens and deep verandas.'
  );
}

export const reservedDirectly =
  'You reserve with us directly. There is no agent in between, the price that you see is the ' +
  'price that you pay, and the front desk answers at any hour.';
