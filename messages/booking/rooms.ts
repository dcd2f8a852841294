/** What the room selection says of the rooms that are left, and of whom they suit. */

export const noRoomsLeft = 'No rooms left for these dates';

/** Of rooms that are few. */
export function onlyLeft(rooms: number): string {
  return `Only ${rooms} left`;
}

export function roomsLeft(rooms: number): string {
  return `${rooms} rooms left for these dates`;
}

/** Of a room type when the counter has reached what is left for the dates. */
export function noMoreRooms(rooms: number): string {
  return `Only ${rooms} of these ${rooms === 1 ? 'is' : 'are'} free for your nights`;
}

/** @param places for whom the rooms are meant, such as `2 adults and 1 child`; `party` likewise */
export function roomsTooSmall(places: string, party: string): string {
  return `These rooms are meant for ${places}. You are ${party}.`;
}

/** Before rooms that are offered to a party. */
export function roomsThatSuit(party: string): string {
  return `Free rooms that suit ${party}:`;
}

/** Where no free rooms hold the party. */
export function noRoomsFit(party: string): string {
  return `We have no free rooms on these nights that suit ${party}. Please try other dates, or call us.`;
}
