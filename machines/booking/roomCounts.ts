import type { Availability } from '../contract/wire';
import type { PricedRooms } from '../shared/money';
import { priceBreakdown, type PriceBreakdown } from '../shared/price';
import {
  roomTypeKeys,
  roomTypeNamed,
  roomTypeOf,
  type RoomType,
  type RoomTypeKey,
} from '../shared/roomTypes';
import { type RoomCounts, type RoomsLeft, noRooms } from '../shared/roomsLeft';

/**
 * How many rooms of a type count as few, so that the number is emphasised: a party that needs two or three rooms can
 * still lose one to other guests, and more are seldom booked at once.
 */
export const LOW_AVAILABILITY_THRESHOLD = 3;

/** The rooms left by room type; 0 for a type that the response omits. */
export function roomsLeftIn({ rooms }: Pick<Availability, 'rooms'>): RoomsLeft {
  return rooms.reduce((left, { roomType, roomsLeft }) => {
    const key = roomTypeNamed(roomType)?.key;
    return key ? { ...left, [key]: roomsLeft } : left;
  }, noRooms);
}

/** Whether one more room of the type can be chosen; always, while the rooms left are unknown. */
export function canAddRoom(
  counts: RoomCounts,
  roomType: RoomTypeKey,
  left: RoomsLeft | null,
): boolean {
  return left === null || counts[roomType] < left[roomType];
}

/** The counts with more (or fewer) rooms of a type. */
export function withRoomsAdded(counts: RoomCounts, roomType: RoomTypeKey, by: number): RoomCounts {
  return { ...counts, [roomType]: Math.max(0, counts[roomType] + by) };
}

/** The counts, limited to what is left. */
export function clampToAvailable(counts: RoomCounts, left: RoomsLeft): RoomCounts {
  return roomTypeKeys.reduce(
    (within, key) => ({ ...within, [key]: Math.min(counts[key], left[key]) }),
    counts,
  );
}

/** The total number of chosen rooms. */
export function roomsChosen(counts: RoomCounts): number {
  return roomTypeKeys.reduce((sum, key) => sum + counts[key], 0);
}

/** The chosen rooms of one type. */
export interface ChosenRooms extends PricedRooms {
  roomType: RoomType;
}

/** The rooms that the guest is about to book. */
export type BookingSummary = PriceBreakdown<ChosenRooms>;

/** The chosen room types and their price for the nights. */
export function bookingSummary(counts: RoomCounts, nights: number): BookingSummary {
  const chosen = roomTypeKeys
    .filter((key) => counts[key] > 0)
    .map((key) => {
      const roomType = roomTypeOf(key);
      return { roomType, rooms: counts[key], nightly: roomType.nightly };
    });
  return priceBreakdown(chosen, nights);
}
