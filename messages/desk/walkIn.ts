/** What the server says about a booking at the desk. */

/** @param rooms their numbers */
export function roomsTaken(rooms: readonly string[]): string {
  return rooms.length === 1
    ? `Room ${rooms.join()} is not free any more.`
    : `Rooms ${rooms.join(', ')} are not free any more.`;
}

/** @param before what the guest was told */
export function otherPrice(now: string, before: string): string {
  return `The stay costs ${now} now, no longer ${before}.`;
}

export const holdEnds =
  'Rooms are held until a time to come, at most until the arrival day is over.';
export const paidOrHeld = 'It is either paid now or held.';
