import {
  nairaFromKobo,
  nightlySum,
  type Kobo,
  type PricedRooms,
} from '../../../machines/shared/money';
import { priceBreakdown } from '../../../machines/shared/price';
import { roomTypeNamed, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import type { RoomAllocation } from '../../../machines/contract/wire';
import { priceChanged } from '../errors';

/** Rooms of one type at the hotel's own price. */
export interface RoomsOfType extends PricedRooms {
  roomType: RoomTypeKey;
}

/**
 * The requested rooms at the hotel's own prices, one entry for each type.
 * @throws ApiError 409 `price_changed` if the guest was shown another price of a room
 */
export function priceRooms(requested: readonly RoomAllocation[]): RoomsOfType[] {
  const lines = new Map<RoomTypeKey, RoomsOfType>();
  for (const { roomType: name, roomPrice, numberOfRooms } of requested) {
    const roomType = roomTypeNamed(name);
    if (!roomType || roomPrice !== nairaFromKobo(roomType.nightly)) throw priceChanged();
    const { key, nightly } = roomType;
    const rooms = (lines.get(key)?.rooms ?? 0) + numberOfRooms;
    lines.set(key, { roomType: key, rooms, nightly });
  }
  return [...lines.values()];
}

function assertTotal(shown: number, own: Kobo): void {
  if (shown !== nairaFromKobo(own)) throw priceChanged();
}

/**
 * Compares the nightly price that the guest was shown, in naira, with the hotel's.
 * @throws ApiError 409 `price_changed`
 */
export function assertNightlySum(shown: number, rooms: readonly PricedRooms[]): void {
  assertTotal(shown, nightlySum(rooms));
}

/**
 * Compares the price of the whole stay that the guest was shown, in naira, with the hotel's. Without rooms there is none.
 * @throws ApiError 409 `price_changed`
 */
export function assertStayTotal(
  shown: number,
  rooms: readonly PricedRooms[],
  nights: number,
): void {
  if (rooms.length > 0) assertTotal(shown, priceBreakdown(rooms, nights).total);
}
