import { nightsBetween } from '../shared/stay';
import type { ReservationForm } from '../reservation/reservationForm';
import { holdsParty, placesChosen } from './suggestRooms';
import { bookingSummary, roomsChosen, type BookingSummary, FEW_ROOMS } from './roomCounts';
import type { RoomCounts, RoomsLeft } from '../shared/roomsLeft';
import * as words from '../../messages/booking/rooms';
import { partyLabel, placesLabel, type Party } from '../shared/occupancy';

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

/** What is known in the room selection of the stay, the choice and the rooms left. */
export interface Choice {
  form: ReservationForm;
  counts: RoomCounts;
  /** Null if not known (yet). */
  roomsLeft: RoomsLeft | null;
  /** Free rooms for the party; null if there are none, or if availability is not known. */
  fitting: RoomCounts | null;
}

/** A hint for guests whose rooms are too small for the party, or who have chosen none. It never blocks the booking. */
export interface RoomAdvice {
  words: readonly string[];
  /** Rooms that hold the party, and what they cost for the stay; null where there are none to offer. */
  offer: BookingSummary | null;
}

/** What a guest is to be told of a choice; null where it holds the party, or where nothing can be said yet. */
export function roomAdviceFor({ form, counts, roomsLeft, fitting }: Choice): RoomAdvice | null {
  const nothingChosen = roomsChosen(counts) === 0;
  if (holdsParty(counts, form) || (nothingChosen && roomsLeft === null)) return null;
  const said = nothingChosen ? [] : [roomsTooSmall(placesChosen(counts), form)];
  if (roomsLeft === null) return { words: said, offer: null };
  if (fitting === null) return { words: [...said, noRoomsFit(form)], offer: null };
  const offer = bookingSummary(fitting, nightsBetween(form.checkIn, form.checkOut));
  return { words: [...said, roomsThatSuit(form)], offer };
}
