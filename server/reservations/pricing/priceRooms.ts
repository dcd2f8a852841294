import { nairaFromKobo, type Kobo, type PricedRooms } from '../../../machines/shared/money';
import { priceBreakdown } from '../../../machines/shared/price';
import { roomTypeNamed, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import type { RoomAllocation } from '../../../machines/contract/wire';
import type { NightlyPriceOf } from '../../rooms/roomPrices';
import { priceChanged, roomsUnavailable } from '../errors';

/** Rooms of one type at the hotel's own price. */
export interface RoomsOfType extends PricedRooms {
  roomType: RoomTypeKey;
}

/** The rooms that a guest asked for, and the prices that the guest was shown, in naira. */
export interface AskedRooms {
  roomAllocations: readonly RoomAllocation[];
  totalPrice: number;
  nightsInTotal: number;
}

/** The price of a room of a type. @throws ApiError 409 `rooms_unavailable` for a type that has no price */
export function soldAt(prices: NightlyPriceOf, roomType: string): Kobo {
  const price = prices(roomType);
  if (price === null) throw roomsUnavailable();
  return price;
}

/**
 * The rooms that a guest asked for at the hotel's own prices, one entry for each type. Without rooms there is no price.
 * @throws ApiError 409 `rooms_unavailable` for a type without a price, or `price_changed`, with the prices of now, if the guest was shown another price
 */
export function priceRooms(
  { roomAllocations, totalPrice, nightsInTotal }: AskedRooms,
  prices: NightlyPriceOf,
): RoomsOfType[] {
  const lines = new Map<RoomTypeKey, RoomsOfType>();
  for (const { roomType: name, roomPrice, numberOfRooms } of roomAllocations) {
    const key = roomTypeNamed(name)?.key;
    if (!key) throw priceChanged(prices);
    const nightly = soldAt(prices, key);
    if (roomPrice !== nairaFromKobo(nightly)) throw priceChanged(prices);
    const rooms = (lines.get(key)?.rooms ?? 0) + numberOfRooms;
    lines.set(key, { roomType: key, rooms, nightly });
  }
  const rooms = [...lines.values()];
  const total = nairaFromKobo(priceBreakdown(rooms, nightsInTotal).total);
  if (rooms.length > 0 && totalPrice !== total) throw priceChanged(prices);
  return rooms;
}
