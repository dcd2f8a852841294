/** What is printed of the day. */

export const names = { today: 'Today’s Sheet', guests: 'Today’s Guest List' };
export const print = { today: 'Print Today’s Sheet', guests: 'Print Guest List' };
export const free = 'Available Tonight';
export const freeColumns = ['Type', 'Rooms', 'Clean and vacant'];
const guest = ['Room', 'Guest', 'Phone', 'Party'];
export const arrivalColumns = [...guest, 'Until', 'Balance due', 'Room status', 'Note'];
export const inHouseColumns = [...guest, 'Until', 'Note'];
export const identity = 'Passport or ID number';
/** The last three are filled in by hand. */
export const guestColumns = [...guest, 'From', 'Until', 'Nationality', identity, 'Home address'];

export const titleOf = (hotel: string, sheet: string) => `${hotel}, ${sheet}`;
export const arrivals = (count: number) => `Arrivals, ${count}`;
export const inHouse = (count: number) => `In-House, ${count}`;
/** How many people, such as `2 + 1`. */
export const party = (adults: number, children: number) =>
  children === 0 ? String(adults) : `${adults} + ${children}`;
