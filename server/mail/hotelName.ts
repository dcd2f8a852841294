/** The hotel's name in its letters; the same as on its site. */
export const hotelName = 'Iroko Court';
