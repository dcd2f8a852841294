import { nairaFromKobo, type PricedRooms } from '../../../machines/shared/money';
import { priceBreakdown } from '../../../machines/shared/price';
import { roomTypeNamed, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import type { RoomAllocation } from '../../../machines/contract/wire';
import type { NightlyPriceOf } from '../../rooms/roomPrices';
import { priceChanged } from '../errors';

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

/**
 * The rooms that a guest asked for at the hotel's own prices, one entry for each type. Without rooms there is no price.
 * @throws ApiError 409 `price_changed`, with the prices of now, if the guest was shown another price
 */
export function priceRooms(
  { roomAllocations, totalPrice, nightsInTotal }: AskedRooms,
  prices: NightlyPriceOf,
): RoomsOfType[] {
  const lines = new Map<RoomTypeKey, RoomsOfType>();
  for (const { roomType: name, roomPrice, numberOfRooms } of roomAllocations) {
    const key = roomTypeNamed(name)?.key;
    if (!key || roomPrice !== nairaFromKobo(prices(key))) throw priceChanged(prices);
    const rooms = (lines.get(key)?.rooms ?? 0) + numberOfRooms;
    lines.set(key, { roomType: key, rooms, nightly: prices(key) });
  }
  const rooms = [...lines.values()];
  const total = nairaFromKobo(priceBreakdown(rooms, nightsInTotal).total);
  if (rooms.length > 0 && totalPrice !== total) throw priceChanged(prices);
  return rooms;
}
