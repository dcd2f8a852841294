import type { RoomAllocation } from '../../../machines/contract/wire';
import type { StayRequest } from '../../../machines/reservation/reservationForm';
import { nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import { quote } from '../../../machines/shared/quote';
import { roomTypeNamed } from '../../../machines/shared/roomTypes';
import type { WantedRooms } from '../../rooms/numberedRoom';
import type { NightlyPriceOf } from '../../rooms/roomPrices';
import { priceChanged, roomsUnavailable } from '../errors';
import { nightlyOf, type Line } from './priceOfStay';

/** The rooms that a guest asked for, and the prices that the guest was shown, in naira. */
export interface AskedRooms {
  roomAllocations: readonly RoomAllocation[];
  totalPrice: number;
  totalPer: 'night' | 'stay';
}

/** The price of a room of a type. @throws ApiError 409 `rooms_unavailable` for a type that has no price */
function soldAt(prices: NightlyPriceOf, roomType: string): Kobo {
  const price = prices(roomType);
  if (price === null) throw roomsUnavailable();
  return price;
}

/** Rooms at the hotel's own prices. @throws ApiError 409 `rooms_unavailable` for a type that has no price */
export function pricedBy<TRooms extends WantedRooms>(
  prices: NightlyPriceOf,
  rooms: readonly TRooms[],
): (TRooms & Line)[] {
  return rooms.map((line) => ({ ...line, nightlyKobo: soldAt(prices, line.roomType) }));
}

/**
 * The rooms that a guest asked for at the hotel's own prices, one entry for each type. Without rooms there is no price.
 * The total that a guest was shown is never reduced.
 * @throws ApiError 409 `rooms_unavailable` for a type without a price, or `price_changed`, with the prices of now, if the guest was shown another price
 */
export function priceRooms(
  { checkInDate, checkOutDate }: StayRequest,
  { roomAllocations, totalPrice, totalPer }: AskedRooms,
  prices: NightlyPriceOf,
): Line[] {
  const lines = new Map<string, Line>();
  for (const { roomType: name, roomPrice, numberOfRooms } of roomAllocations) {
    const key = roomTypeNamed(name)?.key;
    if (!key) throw priceChanged(prices);
    const nightlyKobo = soldAt(prices, key);
    if (roomPrice !== nairaFromKobo(nightlyKobo)) throw priceChanged(prices);
    const before = lines.get(key)?.numberOfRooms ?? 0;
    lines.set(key, { roomType: key, numberOfRooms: before + numberOfRooms, nightlyKobo });
  }
  const rooms = [...lines.values()];
  const { nightly, total } = quote(
    { checkIn: checkInDate, checkOut: checkOutDate },
    rooms,
    nightlyOf,
  );
  const shown = nairaFromKobo(totalPer === 'night' ? nightly : total);
  if (rooms.length > 0 && totalPrice !== shown) throw priceChanged(prices);
  return rooms;
}
