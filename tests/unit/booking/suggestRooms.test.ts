import fc from 'fast-check';
import { mapRoomTypes, specifiedPrices } from '../../../machines/shared/roomTypes';
import { describe, expect, it } from 'vitest';
import {
  suggestRooms,
  holdsParty,
  MAX_UNPAID_ROOM_NIGHTS,
  MAX_UNPAID_ROOMS,
} from '../../../machines/booking/suggestRooms';
import { roomsChosen } from '../../../machines/booking/roomCounts';
import { noRooms, type RoomCounts, type RoomsLeft } from '../../../machines/shared/roomsLeft';
import { adultChoices, childrenChoices, type Party } from '../../../machines/shared/occupancy';
import { MAX_NIGHTS } from '../../../machines/shared/stay';
import { roomTypeKeys, roomTypes, type RoomTypeKey } from '../../../machines/shared/roomTypes';

const offeredTo = (party: Party, roomsLeft: RoomsLeft, nights: number) =>
  suggestRooms(party, { roomsLeft, prices: specifiedPrices }, nights);

const plenty: RoomCounts = mapRoomTypes(() => 9);

const parties = fc.record({
  adults: fc.constantFrom(...adultChoices),
  children: fc.constantFrom(...childrenChoices),
});

/** Few rooms of each type, so that all combinations can be tried out. */
const leftovers = fc.record<RoomCounts>({
  junior: fc.integer({ min: 0, max: 3 }),
  double: fc.integer({ min: 0, max: 2 }),
  deluxe: fc.integer({ min: 0, max: 2 }),
  family: fc.integer({ min: 0, max: 2 }),
  superior: fc.integer({ min: 0, max: 2 }),
  premium: fc.integer({ min: 0, max: 1 }),
});

/** What the search through all combinations compares, computed independently. */
interface Rated {
  rooms: number;
  price: number;
  adults: number;
  heads: number;
}

function rated(counts: RoomCounts): Rated {
  const sum = (of: (type: (typeof roomTypes)[number]) => number) =>
    roomTypes.reduce((total, type) => total + counts[type.key] * of(type), 0);
  return {
    rooms: sum(() => 1),
    price: sum(({ nightly }) => nightly),
    adults: sum(({ sleeps }) => sleeps.adults),
    heads: sum(({ sleeps }) => sleeps.adults + sleeps.children),
  };
}

/** Every choice of the rooms that are left. */
function everyChoice(left: RoomCounts): Rated[] {
  const choices = roomTypeKeys.reduce<RoomCounts[]>(
    (all, key: RoomTypeKey) =>
      all.flatMap((counts) =>
        Array.from({ length: left[key] + 1 }, (_, rooms) => ({ ...counts, [key]: rooms })),
      ),
    [noRooms],
  );
  return choices.map(rated);
}

describe('The rooms that are offered to a party', () => {
  it('are free, hold it, and are the cheapest and then the fewest that do, for any party and any house', () => {
    const nights = fc.integer({ min: 1, max: MAX_NIGHTS });
    fc.assert(
      fc.property(parties, leftovers, nights, (party, left, length) => {
        const most = Math.min(MAX_UNPAID_ROOMS, Math.floor(MAX_UNPAID_ROOM_NIGHTS / length));
        const holding = everyChoice(left).filter(
          ({ rooms, adults, heads }) =>
            rooms <= most &&
            rooms <= party.adults &&
            adults >= party.adults &&
            heads >= party.adults + party.children,
        );
        const price = Math.min(...holding.map((choice) => choice.price));
        const rooms = Math.min(
          ...holding.filter((choice) => choice.price === price).map((choice) => choice.rooms),
        );

        const offered = offeredTo(party, left, length);
        if (holding.length === 0) {
          expect(offered).toBeNull();
          return;
        }
        if (offered === null) throw new Error('Rooms hold the party, and none are offered');
        expect(roomTypeKeys.filter((key) => offered[key] > left[key])).toEqual([]);
        expect(rated(offered)).toMatchObject({ price, rooms });
        expect(holdsParty(offered, party)).toBe(true);
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  it.each([
    [{ adults: 1, children: 0 }, { junior: 1 }],
    [{ adults: 2, children: 1 }, { double: 1 }],
    [{ adults: 3, children: 1 }, { junior: 2 }],
    [
      { adults: 2, children: 6 },
      { double: 1, family: 1 },
    ],
    [{ adults: 2, children: 3 }, { family: 1 }],
    [{ adults: 1, children: 6 }, { premium: 1 }],
    [
      { adults: 10, children: 6 },
      { junior: 1, double: 3, family: 1 },
    ],
  ])('%o', (party, rooms) => {
    expect(offeredTo(party, plenty, 2)).toEqual({ ...noRooms, ...rooms });
  });

  it('are no more than one account can hold for so many nights', () => {
    const offered = offeredTo({ adults: 10, children: 6 }, plenty, MAX_NIGHTS);
    expect(offered && roomsChosen(offered)).toBe(4);
    expect(offeredTo({ adults: 10, children: 6 }, { ...noRooms, junior: 8 }, 15)).toEqual({
      ...noRooms,
      junior: 8,
    });
    expect(offeredTo({ adults: 10, children: 6 }, { ...noRooms, junior: 9 }, 16)).toBeNull();
  });

  it('are none where none are free', () => {
    expect(offeredTo({ adults: 1, children: 0 }, noRooms, 1)).toBeNull();
  });

  it('are reckoned with any answer about the rooms left', () => {
    expect(offeredTo({ adults: 1, children: 0 }, { ...noRooms, junior: -1 }, 1)).toBeNull();
  });
});
