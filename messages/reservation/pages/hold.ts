/** About rooms that are held and unpaid. */

export const heldForYou = 'Rooms held for you';
export const payNow = 'Pay now';

/** On a line with other things. */
export function heldUntil<Part>(moment: Part) {
  return ['Your rooms are held until ', moment] as const;
}

/** While staff reviews a payment. */
export function keptUntilSentence<Part>(moment: Part) {
  return ['We keep your rooms for you until ', moment, '.'] as const;
}

/** The same as a separate sentence. */
export function heldUntilSentence<Part>(moment: Part) {
  return [...heldUntil(moment), '.'] as const;
}
