import type { Reservation } from '../contract/wire';
import { koboFromNaira, type Kobo, type PricedRooms } from '../shared/money';
import { roomTypeNamed, type RoomPrices } from '../shared/roomTypes';
import { nightsBetween } from '../shared/stay';
import type { StayDates } from '../shared/stayDates';
import {
  chargesIn,
  noCharges,
  priceBreakdown,
  rateOfPercent,
  type ChargeRates,
  type PriceBreakdown,
} from '../shared/price';

/** The rooms of one type in a reservation. */
export interface ReservedRooms extends PricedRooms {
  roomType: string;
}

function ratesIn({ containedCharges }: Reservation): ChargeRates {
  if (!containedCharges) return noCharges;
  const { vat, serviceCharge } = containedCharges;
  return { vat: rateOfPercent(vat), serviceCharge: rateOfPercent(serviceCharge) };
}

/** A reservation's price. The total is the server's, because that is what is charged, even if it lists no rooms. */
export function priceOf(reservation: Reservation): PriceBreakdown<ReservedRooms> {
  const { roomAllocations, nights, totalPrice } = reservation;
  const rates = ratesIn(reservation);
  const rooms = roomAllocations.map(({ roomType, numberOfRooms, roomPrice }) => ({
    roomType,
    rooms: numberOfRooms,
    nightly: koboFromNaira(roomPrice),
  }));
  const total = koboFromNaira(totalPrice);
  return { ...priceBreakdown(rooms, nights, rates), charges: chargesIn(total, rates), total };
}

/** A reservation's price now, and on other dates. */
export interface NewPrice {
  /** Nights of the other stay. */
  nights: number;
  before: Kobo;
  after: Kobo;
}

/** How much less or more a guest pays. */
export interface PriceDifference {
  direction: 'less' | 'more';
  amount: Kobo;
}

/** The difference between the prices of two stays; null if they are equal. */
export function differenceOf({ before, after }: NewPrice): PriceDifference | null {
  if (after === before) return null;
  return { direction: after < before ? 'less' : 'more', amount: Math.abs(after - before) };
}

/**
 * A reservation's price on other dates: its rooms at the prices of a new stay, or, where these are not known, at those
 * at which it was made. Null if the dates are not a stay, or if the server lists no rooms.
 */
export function priceOnDates(
  reservation: Reservation,
  { checkIn, checkOut }: StayDates,
  prices: RoomPrices | null,
): NewPrice | null {
  const { lines, total: before } = priceOf(reservation);
  const nights = nightsBetween(checkIn, checkOut);
  if (nights === 0 || lines.length === 0) return null;
  const rooms = lines.map((line) => {
    const key = roomTypeNamed(line.roomType)?.key;
    return key && prices ? { ...line, nightly: prices[key] } : line;
  });
  return { nights, before, after: priceBreakdown(rooms, nights).total };
}
