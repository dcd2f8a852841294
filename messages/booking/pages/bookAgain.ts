/** The link from an earlier stay to booking it again. */

export const bookAgain = 'Book the same again';
export const opening = 'Opening your booking...';
