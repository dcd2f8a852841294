/** What the page of a new booking says by itself. */

export const roomsRequired = 'Please choose a room.';
export const failed = 'Nothing was booked. Please try again.';
