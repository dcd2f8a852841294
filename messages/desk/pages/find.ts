/** Finding a reservation. */

export const find = 'Find';
export const findAnybody = 'Name, phone, email or number';
export const looking = 'Looking…';
export const nothingFound = 'Nobody is found under this.';
export const failed = 'The server did not answer.';
export const tooLong = 'This is too long. A name, a number or an address is enough.';
