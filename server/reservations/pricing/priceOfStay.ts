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
import { refundIs } from '../../database/refundStatus';
import type { refund } from '../../database/schema';

interface RoomsAskedFor extends PricedRooms {
  roomType: RoomType;
}

/** A stay's price, with its rooms in the hotel's order. */
type StayPrice = PriceBreakdown<RoomsAskedFor>;

type StoredRates = Pick<ReservationRow, 'vatRate' | 'serviceChargeRate'>;

/** Rates as they are stored with a reservation that they price. */
export function storedRates({ vat, serviceCharge }: ChargeRates): StoredRates {
  return { vatRate: vat, serviceChargeRate: serviceCharge };
}

function ratesOf(row: StoredRates): ChargeRates {
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

type RefundRow = typeof refund.$inferSelect;

/**
 * Whether a refund reduced the price for good without ending the reservation. Goodwill does, even while the provider
 * refuses it, because it is sent again; so does a refund made at the provider, unless it failed there.
 */
export function reducesPrice(row: Pick<RefundRow, 'cause' | 'status'>): boolean {
  if (refundIs(row, 'replaced')) return false;
  return row.cause === 'goodwill' || (row.cause === 'atProvider' && !refundIs(row, 'failed'));
}
