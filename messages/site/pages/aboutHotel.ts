/** The home page's text about the hotel; the page about it has the same title. */

export const title = 'A house for people who come to think';

/** The hotel's location. */
export function inTheGrounds(hotel: string): string {
  return (
    `${hotel} stands in the grounds of the university’s conference centre, among trees older ` +
    'than the lecture halls. Its rooms look onto a courtyard that stays cool all day behind ' +
    'pierced screens and deep verandas.'
  );
}

export const reservedDirectly =
  'You book directly with us. There is no agent in between, the price you see is the ' +
  'price you pay, and the front desk answers at any hour.';
