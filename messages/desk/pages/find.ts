/** Finding a reservation. */

export const find = 'Find';
export const findAnybody = 'Name, phone, email or number';
export const looking = 'Looking…';
export const nothingFound = 'No matches. Try a name, phone number or reservation number.';
export const failed = 'The server didn’t respond.';
export const tooLong = 'That’s too long. A name, number or email address is enough.';
