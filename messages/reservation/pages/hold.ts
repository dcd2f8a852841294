/** About rooms that are held and unpaid. */

export const heldForYou = 'Rooms held for you';
export const payNow = 'Pay now';

/** On a line with other things. */
export function heldUntil<Part>(timestamp: Part) {
  return ['Your rooms are held until ', timestamp] as const;
}

/** While staff reviews a payment. */
export function keptUntilSentence<Part>(timestamp: Part) {
  return ['We’re holding your rooms for you until ', timestamp, '.'] as const;
}

/** The same as a separate sentence. */
export function heldUntilSentence<Part>(timestamp: Part) {
  return [...heldUntil(timestamp), '.'] as const;
}
