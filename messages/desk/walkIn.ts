/** What the page of a new booking says by itself. */

export const roomsRequired = 'Which rooms?';
export const failed = 'Nothing was booked. Please try again.';
