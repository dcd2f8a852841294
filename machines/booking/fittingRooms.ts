import { nightlySum, type Kobo } from '../shared/money';
import { hasPlaceFor, placesIn, type Party } from '../shared/occupancy';
import { roomTypeKeys, roomTypeOf, type RoomTypeKey } from '../shared/roomTypes';
import {
  changeRooms,
  noRooms,
  roomsChosen,
  type RoomCounts,
  type RoomsLeft,
} from './roomSelection';

/** What one account can hold unpaid at a time, unless the hotel sets otherwise: rooms, and nights of rooms. */
export const MAX_UNPAID_ROOMS = 12;
export const MAX_UNPAID_ROOM_NIGHTS = 120;

/** The chosen rooms with what each costs a night and for whom it is meant. */
function roomsOf(counts: RoomCounts) {
  return roomTypeKeys.map((key) => ({ ...roomTypeOf(key), rooms: counts[key] }));
}

/** For whom chosen rooms are meant together. */
export function placesChosen(counts: RoomCounts): Party {
  return placesIn(roomsOf(counts));
}

/** Whether chosen rooms hold a party. */
export function holdsParty(counts: RoomCounts, party: Party): boolean {
  return hasPlaceFor(placesChosen(counts), party);
}

function nightlyPriceOf(counts: RoomCounts): Kobo {
  return nightlySum(roomsOf(counts));
}

/** The cheaper of two; the one with fewer rooms where they cost the same. */
function better(one: RoomCounts, other: RoomCounts): RoomCounts {
  const dearer = nightlyPriceOf(other) - nightlyPriceOf(one);
  const fewer = roomsChosen(other) - roomsChosen(one);
  return dearer < 0 || (dearer === 0 && fewer < 0) ? other : one;
}

/**
 * The cheapest of the free rooms that hold a party, and of those that cost the same the fewest. Each room has an
 * adult, so that no child is sent to sleep alone, and no more rooms are taken than one account can hold for the nights.
 * @returns null when there are no such rooms
 */
export function fittingRooms(party: Party, left: RoomsLeft, nights: number): RoomCounts | null {
  const most = Math.min(
    party.adults,
    MAX_UNPAID_ROOMS,
    Math.floor(MAX_UNPAID_ROOM_NIGHTS / Math.max(1, nights)),
  );
  /** With so many rooms of a type more as there can be; what holds the party needs no more. */
  const withRoomsOf = (counts: RoomCounts, key: RoomTypeKey): RoomCounts[] => {
    if (holdsParty(counts, party)) return [counts];
    const more = Math.max(0, Math.min(left[key], most - roomsChosen(counts)));
    return Array.from({ length: more + 1 }, (_, rooms) => changeRooms(counts, key, rooms));
  };
  return roomTypeKeys
    .reduce<RoomCounts[]>(
      (combinations, key) => combinations.flatMap((counts) => withRoomsOf(counts, key)),
      [noRooms],
    )
    .filter((counts) => holdsParty(counts, party))
    .reduce<RoomCounts | null>((best, counts) => (best ? better(best, counts) : counts), null);
}
