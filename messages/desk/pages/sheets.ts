/** What is printed of the day. */

export const names = { today: 'Today’s Sheet', guests: 'Guest List of the Day' };
export const print = { today: 'Print Today’s Sheet', guests: 'Print Guest List' };
export const free = 'Free Tonight';
export const freeColumns = ['Type', 'Rooms', 'Clean and empty'];
const guest = ['Room', 'Guest', 'Phone', 'Party'];
export const arrivalColumns = [...guest, 'Until', 'To pay', 'Room is', 'Note'];
export const inHouseColumns = [...guest, 'Until', 'Note'];
/** The last three are filled in by hand. */
export const guestColumns = [
  ...guest,
  'From',
  'Until',
  'Nationality',
  'Passport or ID number',
  'Home address',
];

export function titleOf(hotel: string, sheet: string): string {
  return `${hotel}, ${sheet}`;
}
export function arrivals(count: number): string {
  return `Arrivals, ${count}`;
}
export function inHouse(count: number): string {
  return `In House, ${count}`;
}
/** How many people, such as `2 + 1`. */
export function party(adults: number, children: number): string {
  return children === 0 ? String(adults) : `${adults} + ${children}`;
}
