/** Booking for somebody who walks in or calls. */

export const title = 'New Booking';
export const startAgain = 'Start Again';
export const stay = 'Stay';
export const checkIn = 'Check-in';
/** Asked between midnight and the end of the business day. */
export const night = 'Which night?';
export const nightsAsked = [
  'Choose, or enter a date',
  'The night that is ending (until noon today)',
  'Tonight (from 14:00 today)',
];
export const nights = 'Nights';
export const adults = 'Adults';
export const children = 'Children';
export const guest = 'Guest';
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const notes = 'Special request';
export const earlierGuests = 'Returning guests';
export const rooms = 'Rooms';
export const roomWish = 'Wish for a room';
export const roomWishHint =
  'Such as “ground floor”: then choose rooms by number, and the guest keeps them. Other room numbers may change until check-in.';
/** Rooms beside those that are chosen by number. @param type such as `Deluxe Room` */
export const anyNumber = (type: string) => `${type}, any number`;
export const looking = 'Checking availability…';
export const noDate = 'Choose the night first.';
export const noneFree = 'No room is available for all these nights.';
export const notReady = 'Not ready';
export const pay = 'Pay or Hold';
export const holdUntil = 'Pay later, held until';
export const hold = 'Hold the Rooms';
export const booking = 'Booking…';
export const askAgain = 'Check Again';
export const mayBeBooked =
  'The connection was lost, so this may or may not be booked. The desk checks every few seconds; nothing is booked twice. Please wait.';
export const outOfReach =
  'No connection. You can keep typing, and nothing is lost; you can book once the server responds.';

/** What rooms cost. @param nightly such as `₦2,000.00` */
export const aNight = (nightly: string) => `${nightly} a night`;

/** @param rooms by type, such as `4 × Deluxe Room` */
export const freeRooms = (rooms: string) => `Available: ${rooms}`;

/** What the guest pays. @param what rooms and nights in words */
export const total = <Part>(amount: Part, what: string) => [amount, ` for ${what}`] as const;
