/** Booking for somebody who walks in or calls. */

export const title = 'New Booking';
export const startAgain = 'Start Again';
export const stay = 'Stay';
export const checkIn = 'Arrival';
export const nights = 'Nights';
export const adults = 'Adults';
export const children = 'Children';
export const guest = 'Guest';
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const notes = 'Request';
export const earlierGuests = 'Guests who stayed before';
export const rooms = 'Rooms';
export const looking = 'Looking for free rooms…';
export const noneFree = 'No room is free in all these nights.';
export const notReady = 'Not ready';
export const pay = 'Pay or Hold';
export const holdUntil = 'Pays later; held until';
export const hold = 'Hold the Rooms';
export const booking = 'Booking…';
export const askAgain = 'Ask Again';
export const mayBeBooked =
  'The answer was lost, so this may be booked or not. The desk asks every few seconds; nothing is booked twice. Please wait.';
export const outOfReach =
  'No connection. You can go on typing, and nothing is lost; booking waits until the server answers.';

/** What rooms cost. @param nightly such as `₦2,000.00` */
export const aNight = (nightly: string) => `${nightly} a night`;

/** @param rooms by type, such as `4 × Deluxe Room` */
export const freeRooms = (rooms: string) => `Free: ${rooms}`;

/** What the guest pays. @param what rooms and nights in words */
export const total = <Part>(amount: Part, what: string) => [amount, ` for ${what}`] as const;
