/** The way from an earlier stay to a booking of the same. */

export const bookAgain = 'Book the same again';
export const opening = 'Opening your booking...';
