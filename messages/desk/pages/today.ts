/** The day at the desk. */

export const loading = 'Opening the day…';
export const failed = 'The day could not be fetched. It is tried again every few seconds.';
export const inNumbers = 'The day in numbers';
export const arriving = 'Arriving';
export const inHouse = 'In house';
export const leaving = 'Leaving';
export const takenToday = 'Taken today';
export const noneFree = 'No room is free tonight.';
export const needs = 'Needs Somebody';
export const nothingNeeded = 'Nothing waits for anybody.';
export const needKinds = {
  overdueDeparture: 'Overdue',
  roomNotReady: 'Room not ready',
  unpaidArrival: 'Unpaid',
  unpaidDeparture: 'Left unpaid',
  openCase: 'Payment',
  awaitedTransfer: 'Transfer',
};
export const lists = 'Guests of the day';
export const arrivals = 'Arrivals';
export const departures = 'Departures';
export const room = 'Room';
export const guest = 'Guest';
export const until = 'Until';
export const ready = 'Room is';
export const isReady = 'Ready';
export const isOccupied = 'Not free yet';
export const isDirty = 'Not clean yet';
export const balance = 'To pay';
export const paid = 'Paid';
export const act = 'Next';
export const nobodyArrives = 'Nobody else arrives today.';
export const nobodyInHouse = 'Nobody is in house.';
export const nobodyLeaves = 'Nobody else leaves today.';
export const ok = 'OK';

/** Above a list, with how many are in it. */
export const counted = (list: string, count: number) => `${list} ${count}`;

/** @param time of day in Lagos, of what shows */
export const asOf = (time: string) => `as of ${time}`;

/** @param time of day in Lagos, of what shows */
export const outOfReach = (time: string) =>
  `No connection. This is how things were at ${time}; nothing can be changed until the server answers.`;

/** Rooms of a type. */
export const roomsOf = (roomType: string, rooms: number) => `${rooms} × ${roomType}`;

/** @param rooms by type, such as `4 × Deluxe Room` */
export const freeRooms = (rooms: string) => `Free tonight: ${rooms}`;
