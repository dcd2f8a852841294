import type { Reservation } from '../../../machines/contract/wire';
import {
  percentOf,
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

type StoredRates = Pick<ReservationRow, 'vatRate' | 'serviceChargeRate'>;

/** Rates as they are stored with a reservation that they price. */
export function storedRates({ vat, serviceCharge }: ChargeRates): StoredRates {
  return { vatRate: vat, serviceChargeRate: serviceCharge };
}

/** The rates at which a reservation was priced. */
export function ratesOf(row: StoredRates): ChargeRates {
  return { vat: row.vatRate, serviceCharge: row.serviceChargeRate };
}

/** The same in percent, as the API has them. */
export function containedCharges(row: StoredRates): Required<Reservation>['containedCharges'] {
  return { vat: percentOf(row.vatRate), serviceCharge: percentOf(row.serviceChargeRate) };
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
