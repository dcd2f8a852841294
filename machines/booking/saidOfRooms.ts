import * as words from '../../words/booking/rooms';
import { partyLabel, placesLabel, type Party } from '../shared/occupancy';
import { FEW_ROOMS } from './roomCounts';

/** Said of a room type: how many are left for the dates. */
export function roomsLeft(rooms: number): string {
  if (rooms <= 0) return words.noRoomsLeft;
  return rooms <= FEW_ROOMS ? words.onlyLeft(rooms) : words.roomsLeft(rooms);
}

/** Said of a room type when the counter has reached what is left for the dates; of none it is said anyway. */
export function noMoreRooms(rooms: number): string {
  return rooms <= 0 ? roomsLeft(rooms) : words.noMoreRooms(rooms);
}

/**
 * Said of rooms that hold less than the party; the server says it where the hotel takes no such reservations.
 * @param places for whom the rooms are meant
 */
export function roomsTooSmall(places: Party, party: Party): string {
  return words.roomsTooSmall(placesLabel(places), partyLabel(party));
}

/** Said before rooms that are offered to a party. */
export function roomsThatSuit(party: Party): string {
  return words.roomsThatSuit(partyLabel(party));
}

/** Said where no free rooms hold the party. */
export function noRoomsFit(party: Party): string {
  return words.noRoomsFit(partyLabel(party));
}
