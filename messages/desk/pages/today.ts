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
export function counted(list: string, count: number): string {
  return `${list} ${count}`;
}

/** @param time of day in Lagos, of what shows */
export function asOf(time: string): string {
  return `as of ${time}`;
}

/** @param time of day in Lagos, of what shows */
export function outOfReach(time: string): string {
  return `No connection. This is how things were at ${time}; nothing can be changed until the server answers.`;
}

/** Rooms of a type. */
export function roomsOf(roomType: string, rooms: number): string {
  return `${rooms} × ${roomType}`;
}

/** @param rooms by type, such as `4 × Deluxe Room` */
export function freeRooms(rooms: string): string {
  return `Free tonight: ${rooms}`;
}
