/** Housekeeping: what the desk and the owner read about rooms as they were found, and their faults. */

/** On the buttons of the morning, and in sentences. */
export const found = { sleptIn: 'Slept In', empty: 'Empty', luggage: 'Luggage Only' };
export const foundAs = { sleptIn: 'slept in', empty: 'empty', luggage: 'luggage only' };
/** Things in a room that do not work. */
export const faults = {
  ac: 'AC',
  light: 'Light or bulb',
  lock: 'Lock',
  water: 'Water',
  tv: 'TV',
  other: 'Something else',
};
/** @param details empty for none */
export const fault = (kind: keyof typeof faults, details: string) =>
  details === '' ? faults[kind] : kind === 'other' ? details : `${faults[kind]}: ${details}`;

export const marked = (room: string, found: string) => `Room ${room} marked: ${found}.`;
export const reported = (room: string, fault: string) =>
  `Fault reported in room ${room}: ${fault}. The room stays in service.`;
export const fixed = (room: string) => `Fault fixed in room ${room}.`;

/** A room in the books of the night. */
export const booked = {
  inHouse: 'a guest was in-house',
  vacant: 'no guest was in-house',
  outOfOrder: 'it was out of order',
};
/** @param role such as “Reception” for whoever is not housekeeping; null for them */
export const mark = (found: string, by: string, role: string | null, time: string) =>
  `${found} (${role === null ? by : `${by}, ${role}`}, ${time})`;
/** @param marks one after the other @param booked what the books say */
export const otherwise = (room: string, marks: readonly string[], booked: string) =>
  `Room ${room}: ${marks.join(', then ')}. In the books, ${booked}.`;
export const notChecked = (rooms: readonly string[], until: string) =>
  `Not checked by ${until}: ${rooms.join(', ')}`;
export const noneChecked = (rooms: number, until: string) =>
  `None of the ${rooms} rooms was checked by ${until}`;
/** Rooms that housekeeping has not marked. */
export const markedInstead = (by: string, role: string, rooms: readonly string[]) =>
  `Marked by ${by} (${role}), not by housekeeping: ${rooms.join(', ')}`;
