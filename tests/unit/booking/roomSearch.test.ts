import { describe, expect, it } from 'vitest';
import * as messages from '../../../messages/booking/availabilitySearch';
import {
  addressErrors,
  roomsOfType,
  searchIn,
  searchPath,
  type RoomSearch,
} from '../../../machines/booking/roomSearch';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { specifiedPrices } from '../../../machines/shared/roomTypes';

const search: RoomSearch = {
  checkIn: '2026-03-12',
  checkOut: '2026-03-15',
  adults: 4,
  children: 6,
};
const offer = { roomsLeft: { ...noRooms, junior: 9, deluxe: 3 }, prices: specifiedPrices };

describe('the address of a search', () => {
  it('says all of it', () => {
    const path = searchPath(search);
    expect(path).toBe('/rooms?checkIn=2026-03-12&checkOut=2026-03-15&adults=4&children=6');
    expect(searchIn(path)).toEqual(search);
  });

  const usual = { checkIn: '', checkOut: '', adults: 1, children: 0 };
  const dates = 'checkIn=2026-03-12&checkOut=2026-03-15';

  it.each([
    ['/rooms', usual],
    ['/rooms?more=1', usual],
    [`/rooms?${dates}&adults=+3`, { ...search, adults: 3, children: 0 }],
    [`/rooms?${dates}&adults=%2B3&children=02`, { ...search, adults: 3, children: 2 }],
    [`/rooms?${dates}&adults=2.0&children=6%20`, { ...search, adults: 2 }],
    [`/rooms?${dates}&adults=%D9%A4&children=6).`, search],
    [`/rooms?${dates}&amp;adults=4&amp%3Bchildren=6`, search],
    ['/rooms?CHECKIN=2026-03-12&checkout=2026-03-15&Adults=4&children=6', search],
    [`/rooms?${dates}?adults=4&children=6?utm_source=mail`, search],
    ['/rooms?checkIn=2026–03−12&checkOut=２０２６-٠٣-15&adults=4&children=6', search],
    ['/rooms?checkIn=%C2%A02026-03-12%E2%80%8B&checkOut=2026-03-15+&adults=4&children=6', search],
  ])('is read as a person types it (%s)', (path, read) => {
    expect(searchIn(path)).toEqual(read);
    expect(addressErrors(searchIn(path))).toEqual({});
  });

  it.each(['12', '11', '0', '-1', '2.5', '1e1', '0x3', 'two', 'NaN', 'null', '3 4', ''])(
    'says so beside the field where it names a party that the form lacks (%j)',
    (typed) => {
      const isSaid = (name: 'adults' | 'children', message: string) => {
        const named = `${name}=${encodeURIComponent(typed)}`;
        for (const path of [`/rooms?${named}`, `/rooms?${dates}&${named}`])
          expect(addressErrors(searchIn(path))).toEqual({ [name]: message });
      };
      isSaid('adults', messages.adultsNotOffered);
      // No children at all can be chosen.
      if (typed !== '0') isSaid('children', messages.childrenNotOffered);
    },
  );
});

describe('the rooms of a type for a party', () => {
  it.each([
    // A Double Deluxe sleeps two adults; a Deluxe Room a child more.
    ['junior', 1, 0, { rooms: 1, price: 300_000, suit: true }],
    ['junior', 5, 0, { rooms: 3, price: 900_000, suit: true }],
    ['deluxe', 4, 2, { rooms: 2, price: 1_200_000, suit: true }],
    // Only three are left, for at most nine.
    ['deluxe', 10, 0, { rooms: 3, price: 1_800_000, suit: false }],
    // No child sleeps in a room without an adult.
    ['junior', 1, 3, { rooms: 1, price: 300_000, suit: false }],
    ['premium', 2, 0, null],
  ] as const)('%s for %i adults and %i children', (key, adults, children, expected) => {
    expect(roomsOfType(key, { ...search, adults, children }, offer)).toEqual(expected);
  });
});
