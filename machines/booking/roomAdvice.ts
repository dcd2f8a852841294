import type { ReservationForm } from '../reservation/reservationForm';
import { bookingSummary, type BookingSummary } from './bookingRequest';
import { holdsParty, placesChosen } from './suggestRooms';
import { roomsChosen, LOW_AVAILABILITY_THRESHOLD } from './roomCounts';
import type { RoomCounts, RoomsLeft } from '../shared/roomsLeft';
import * as words from '../../messages/booking/rooms';
import { partyLabel, placesLabel, type Party } from '../shared/occupancy';
import { roomTypeKeys, roomTypeOf, specifiedPrices, type RoomPrices } from '../shared/roomTypes';

/** The hint on a room type: how many rooms are left for the dates. */
export function roomsLeft(rooms: number): string {
  if (rooms <= 0) return words.noRoomsLeft;
  return rooms <= LOW_AVAILABILITY_THRESHOLD ? words.onlyLeft(rooms) : words.roomsLeft(rooms);
}

/**
 * The hint on a room type whose counter has reached what is left for the dates. If none is left, it says so at once.
 */
export function noMoreRooms(rooms: number): string {
  return rooms <= 0 ? roomsLeft(rooms) : words.noMoreRooms(rooms);
}

/**
 * The message for rooms that are too small for the party; also the server's error if the hotel refuses such
 * reservations.
 * @param places how many people the rooms are for
 */
export function roomsTooSmall(places: Party, party: Party): string {
  return words.roomsTooSmall(placesLabel(places), partyLabel(party));
}

/** The heading of rooms suggested to a party. */
export function roomsThatSuit(party: Party): string {
  return words.roomsThatSuit(partyLabel(party));
}

/** The message if no free rooms are enough for the party. */
export function noRoomsFit(party: Party): string {
  return words.noRoomsFit(partyLabel(party));
}

/** The chosen rooms, and what the guest had chosen before fewer were left; null if nothing was cut. */
export interface CutChoice {
  wanted: RoomCounts | null;
  counts: RoomCounts;
}

/** A notice for each room type with fewer rooms left than the guest had chosen. */
export function cutMessages({ wanted, counts }: CutChoice): string[] {
  if (wanted === null) return [];
  return roomTypeKeys
    .filter((key) => counts[key] < wanted[key])
    .map((key) => words.fewerLeft(roomTypeOf(key).label, wanted[key], counts[key]));
}

/** The stay, the chosen rooms and the rooms left. */
export interface Choice {
  form: ReservationForm;
  counts: RoomCounts;
  /** Null if not known (yet). */
  roomsLeft: RoomsLeft | null;
  /** Null if not known (yet). */
  prices: RoomPrices | null;
  /** Free rooms for the party; null if there are none, or if availability is not known. */
  fitting: RoomCounts | null;
}

/** A hint for guests whose rooms are too small for the party, or who have chosen none. It never blocks the booking. */
export interface RoomAdvice {
  words: readonly string[];
  /** Rooms that hold the party, and their price for the stay; null if there are none to suggest. */
  offer: BookingSummary | null;
}

/** The advice for a choice; null if it holds the party, or if the rooms left aren't known yet. */
export function roomAdviceFor({
  form,
  counts,
  roomsLeft,
  prices,
  fitting,
}: Choice): RoomAdvice | null {
  const nothingChosen = roomsChosen(counts) === 0;
  if (holdsParty(counts, form) || (nothingChosen && roomsLeft === null)) return null;
  const said = nothingChosen ? [] : [roomsTooSmall(placesChosen(counts), form)];
  if (roomsLeft === null) return { words: said, offer: null };
  if (fitting === null) return { words: [...said, noRoomsFit(form)], offer: null };
  const offer = bookingSummary(fitting, form, prices ?? specifiedPrices);
  return { words: [...said, roomsThatSuit(form)], offer };
}
