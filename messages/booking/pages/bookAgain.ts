/** The link from an earlier stay to booking it again. */

export const bookAgain = 'Book this stay again';
export const opening = 'Opening your booking...';
