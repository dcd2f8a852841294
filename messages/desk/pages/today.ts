/** The day at the desk. */

export const loading = 'Opening the day…';
export const failed = 'The day couldn’t be loaded. Trying again every few seconds.';
export const inNumbers = 'Today at a glance';
export const arriving = 'Due in';
export const inHouse = 'In-house';
export const leaving = 'Due out';
export const takenToday = 'Takings today';
export const noneFree = 'No rooms available tonight.';
export const needs = 'Needs Attention';
export const nothingNeeded = 'Nothing needs attention.';
export const needKinds = {
  overdueDeparture: 'Overdue',
  roomNotReady: 'Room not ready',
  unpaidArrival: 'Unpaid',
  depositWaiting: 'Deposit paid, not arrived',
  unpaidNight: 'Tonight unpaid',
  unpaidDeparture: 'Left unpaid',
  openCase: 'Payment',
  wish: 'Decision',
  wishEnded: 'Answer',
  expectedTransfer: 'Transfer',
  moneyReceived: 'Money received',
  openDay: 'Day open',
  foundOtherwise: 'Not as booked',
};
export const lists = 'Guests of the day';
export const arrivals = 'Arrivals';
export const departures = 'Departures';
export const room = 'Room';
export const guest = 'Guest';
export const until = 'Until';
export const ready = 'Room status';
export const isReady = 'Ready';
export const isOccupied = 'Still occupied';
export const isDirty = 'Not clean yet';
export const balance = 'Balance due';
export const paid = 'Paid';
export const act = 'Next';
export const nobodyArrives = 'No more arrivals today.';
export const nobodyInHouse = 'No guests in-house.';
export const nobodyLeaves = 'No more departures today.';
export const ok = 'OK';

/** Above a list, with how many are in it. */
export const counted = (list: string, count: number) => `${list} ${count}`;

/** @param time of day in Lagos, of what shows */
export const asOf = (time: string) => `as of ${time}`;

/** @param time of day in Lagos, of what shows */
export const outOfReach = (time: string) =>
  `No connection. This is how things were at ${time}; nothing can be changed until the server responds.`;

/** Rooms of a type. */
export const roomsOf = (roomType: string, rooms: number) => `${rooms} × ${roomType}`;

/** @param rooms by type, such as `4 × Deluxe Room` */
export const freeRooms = (rooms: string) => `Available tonight: ${rooms}`;
