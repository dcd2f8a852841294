/** The room selection's messages about the rooms left and the party. */

export const noRoomsLeft = 'No rooms left for these dates';

/** If few rooms are left. */
export function onlyLeft(rooms: number): string {
  return `Only ${rooms} left`;
}

export function roomsLeft(rooms: number): string {
  return `${rooms} rooms left for these dates`;
}

/** If fewer rooms of a type are left than the guest had chosen. */
export function fewerLeft(roomType: string, chosen: number, left: number): string {
  const rest =
    left === 0 ? 'there are none left' : `only ${left} ${left === 1 ? 'is' : 'are'} left`;
  return `You chose ${roomType} × ${chosen}, but ${rest} for these dates.`;
}

/** If a room type's counter has reached what is left for the dates. */
export function noMoreRooms(rooms: number): string {
  return `Only ${rooms} of these ${rooms === 1 ? 'is' : 'are'} available for your dates`;
}

/** @param places how many people the rooms are for, such as `2 adults and 1 child`; `party` likewise */
export function roomsTooSmall(places: string, party: string): string {
  return `These rooms sleep ${places}. You’re booking for ${party}.`;
}

/** Before the rooms suggested to a party. */
export function roomsThatSuit(party: string): string {
  return `Available rooms for ${party}:`;
}

/** If no free rooms are enough for the party. */
export function noRoomsFit(party: string): string {
  return `We don’t have enough rooms for ${party} on these nights. Please try other dates or call us.`;
}
