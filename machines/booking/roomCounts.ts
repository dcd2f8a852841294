import type { Availability } from '../contract/wire';
import { koboFromNaira, type Kobo } from '../shared/money';
import {
  mapRoomTypes,
  roomTypeKeys,
  roomTypeNamed,
  specifiedPrices,
  type RoomPrices,
  type RoomTypeKey,
} from '../shared/roomTypes';
import { type RoomCounts, type RoomOffer, type RoomsLeft, noRooms } from '../shared/roomsLeft';

/**
 * How many rooms of a type count as few, so that the number is emphasised: a party that needs two or three rooms can
 * still lose one to other guests, and more are seldom booked at once.
 */
export const LOW_AVAILABILITY_THRESHOLD = 3;

const nothingOffered: RoomOffer = { roomsLeft: noRooms, prices: specifiedPrices };

/**
 * Reads the offer in an answer: 0 rooms of a type that it omits, and the specification's price where it names none.
 * @throws RangeError if a price is no whole number of kobo
 */
export function roomOfferIn({ rooms }: Pick<Availability, 'rooms'>): RoomOffer {
  return rooms.reduce((offer, { roomType, roomsLeft, roomPrice }) => {
    const key = roomTypeNamed(roomType)?.key;
    if (!key) return offer;
    return {
      roomsLeft: { ...offer.roomsLeft, [key]: roomsLeft },
      prices:
        roomPrice === undefined
          ? offer.prices
          : { ...offer.prices, [key]: koboFromNaira(roomPrice) },
    };
  }, nothingOffered);
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
  return mapRoomTypes((key) => Math.min(counts[key], left[key]));
}

export function roomsChosen(counts: RoomCounts): number {
  return roomTypeKeys.reduce((sum, key) => sum + counts[key], 0);
}

/** The price of a night when the guest last chose a type; null if it is the same now, or unknown. */
export function nightlyBefore(
  { prices, pricesBefore }: { prices: RoomPrices | null; pricesBefore: RoomPrices | null },
  key: RoomTypeKey,
): Kobo | null {
  const before = pricesBefore?.[key] ?? null;
  return prices === null || before === prices[key] ? null : before;
}
