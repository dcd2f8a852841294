import { describe, expect, it } from 'vitest';
import {
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

  it.each(['/rooms', '/rooms?adults=11&children=7', '/rooms?adults=0&children=-1&more=1'])(
    'is read with the usual party where it names none that the form has (%s)',
    (path) => {
      expect(searchIn(path)).toEqual({ checkIn: '', checkOut: '', adults: 1, children: 0 });
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
