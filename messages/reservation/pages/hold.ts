/** Of rooms that are held and not paid. */

export const heldForYou = 'Rooms held for you';
export const payNow = 'Pay now';

/** In a line with other things. */
export function heldUntil<Part>(moment: Part) {
  return ['Your rooms are held until ', moment] as const;
}

/** While staff looks into a payment. */
export function keptUntilSentence<Part>(moment: Part) {
  return ['We keep your rooms for you until ', moment, '.'] as const;
}

/** The same as a sentence of its own. */
export function heldUntilSentence<Part>(moment: Part) {
  return [...heldUntil(moment), '.'] as const;
}
