import type { Reservation } from '../contract/wire';
import { koboFromNaira, type Kobo, type PricedRooms } from '../shared/money';
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

/** What a reservation costs. The total is the server's: it is what the server charges, also where it names no rooms. */
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

/** What a reservation costs now, and what on other dates. */
export interface NewPrice {
  /** Of the other stay. */
  nights: number;
  before: Kobo;
  after: Kobo;
}

/** What a guest pays less or more, and how much that is. */
export interface PriceDifference {
  direction: 'less' | 'more';
  amount: Kobo;
}

/** What lies between the prices of two stays; null where they cost the same. */
export function differenceOf({ before, after }: NewPrice): PriceDifference | null {
  if (after === before) return null;
  return { direction: after < before ? 'less' : 'more', amount: Math.abs(after - before) };
}

/**
 * What a reservation will cost on other dates: its rooms at the prices at which it was made. Null where the dates make no
 * stay, and where the server names no rooms.
 */
export function priceOnDates(
  reservation: Reservation,
  { checkIn, checkOut }: StayDates,
): NewPrice | null {
  const { lines, total: before } = priceOf(reservation);
  const nights = nightsBetween(checkIn, checkOut);
  if (nights === 0 || lines.length === 0) return null;
  return { nights, before, after: priceBreakdown(lines, nights).total };
}
