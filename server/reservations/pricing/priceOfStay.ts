import {
  priceBreakdown,
  type ChargeRates,
  type PriceBreakdown,
} from '../../../machines/shared/price';
import type { PricedRooms } from '../../../machines/shared/money';
import { roomTypes, type RoomType } from '../../../machines/shared/roomTypes';
import { nightsBetween } from '../../../machines/shared/stay';
import type { ReservationRow } from '../queries';
import type { ReservationWithRooms } from '../reservationsWithRooms';

/** The rooms of one type that a reservation asked for. */
export interface RoomsAskedFor extends PricedRooms {
  roomType: RoomType;
}

/** A stay's price, with its rooms in the hotel's order. */
export type StayPrice = PriceBreakdown<RoomsAskedFor>;

/** The rates at which a reservation was priced. */
export function ratesOf(row: Pick<ReservationRow, 'vatRate' | 'serviceChargeRate'>): ChargeRates {
  return { vat: row.vatRate, serviceCharge: row.serviceChargeRate };
}

/** A reservation's price, at the prices and rates of its creation or last change. */
export function priceOfStay({
  row,
  allocations,
}: Pick<ReservationWithRooms, 'row' | 'allocations'>): StayPrice {
  const rooms = roomTypes.flatMap((roomType) =>
    allocations
      .filter((allocation) => allocation.roomType === roomType.key)
      .map(({ numberOfRooms, nightlyKobo }) => ({
        roomType,
        rooms: numberOfRooms,
        nightly: nightlyKobo,
      })),
  );
  return priceBreakdown(rooms, nightsBetween(row.checkIn, row.checkOut), ratesOf(row));
}
