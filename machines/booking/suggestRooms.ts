import type { Kobo } from '../shared/money';
import { hasPlaceFor, placesIn, type Party } from '../shared/occupancy';
import { roomTypeKeys, roomTypeOf, type RoomPrices, type RoomTypeKey } from '../shared/roomTypes';
import { withRoomsAdded } from './roomCounts';
import { noRooms, type RoomCounts, type RoomOffer } from '../shared/roomsLeft';

/** How many rooms, and room nights, one account can hold unpaid at a time, unless the hotel configures other limits. */
export const MAX_UNPAID_ROOMS = 12;
export const UNPAID_NIGHTS_A_ROOM = 10;
export const MAX_UNPAID_ROOM_NIGHTS = MAX_UNPAID_ROOMS * UNPAID_NIGHTS_A_ROOM;

/** How many people the chosen rooms are for in total. */
export function placesChosen(counts: RoomCounts): Party {
  return placesIn(roomTypeKeys.map((key) => ({ ...roomTypeOf(key), rooms: counts[key] })));
}

/** Whether the chosen rooms are enough for the party. */
export function holdsParty(counts: RoomCounts, party: Party): boolean {
  return hasPlaceFor(placesChosen(counts), party);
}

/** Some of the free rooms, with their places and nightly price. */
interface Combination {
  counts: RoomCounts;
  rooms: number;
  nightly: Kobo;
  places: Party;
}

const nothing: Combination = {
  counts: noRooms,
  rooms: 0,
  nightly: 0,
  places: { adults: 0, children: 0 },
};

function withRooms(
  before: Combination,
  key: RoomTypeKey,
  rooms: number,
  prices: RoomPrices,
): Combination {
  const { sleeps } = roomTypeOf(key);
  return {
    counts: withRoomsAdded(before.counts, key, rooms),
    rooms: before.rooms + rooms,
    nightly: before.nightly + rooms * prices[key],
    places: {
      adults: before.places.adults + rooms * sleeps.adults,
      children: before.places.children + rooms * sleeps.children,
    },
  };
}

/** The cheaper of two combinations, or the one with fewer rooms if they cost the same. */
function better(one: Combination, other: Combination): Combination {
  const dearer = other.nightly - one.nightly;
  return dearer < 0 || (dearer === 0 && other.rooms < one.rooms) ? other : one;
}

/**
 * Keeps the best of the combinations with the same numbers of rooms and places, because whatever is added later is
 * the same for all of them. Without this, ten adults and six children mean thousands of combinations, a tenth of a
 * second on a phone.
 */
function bestOfAlike(combinations: readonly Combination[]): Combination[] {
  const best = new Map<string, Combination>();
  for (const combination of combinations) {
    const { rooms, places } = combination;
    const alike = `${rooms} ${places.adults} ${places.children}`;
    best.set(alike, better(best.get(alike) ?? combination, combination));
  }
  return [...best.values()];
}

/**
 * The cheapest of the free rooms that hold a party, or of equally cheap ones the fewest. Each room has an adult, so
 * that no child sleeps alone, and there are no more rooms than one account can hold for the nights.
 * @returns null if there are no such rooms
 */
export function suggestRooms(
  party: Party,
  { roomsLeft: left, prices }: RoomOffer,
  nights: number,
): RoomCounts | null {
  const most = Math.min(
    party.adults,
    MAX_UNPAID_ROOMS,
    Math.floor(MAX_UNPAID_ROOM_NIGHTS / Math.max(1, nights)),
  );
  /** The combinations extended by rooms of one type; complete ones are unchanged. */
  const withRoomsOf = (before: Combination, key: RoomTypeKey): Combination[] => {
    if (hasPlaceFor(before.places, party)) return [before];
    const more = Math.max(0, Math.min(left[key], most - before.rooms));
    return Array.from({ length: more + 1 }, (_, rooms) => withRooms(before, key, rooms, prices));
  };
  const holding = roomTypeKeys
    .reduce<Combination[]>(
      (combinations, key) =>
        bestOfAlike(combinations.flatMap((before) => withRoomsOf(before, key))),
      [nothing],
    )
    .filter(({ places }) => hasPlaceFor(places, party));
  const [first, ...others] = holding;
  return first ? others.reduce(better, first).counts : null;
}
