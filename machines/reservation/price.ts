import type { Reservation, RoomAllocation } from '../contract/wire';
import { koboFromNaira, type Kobo } from '../shared/money';
import {
  chargesIn,
  noCharges,
  quote,
  rateOfPercent,
  type Quote,
  type Terms,
} from '../shared/quote';
import { roomTypeNamed, type RoomPrices } from '../shared/roomTypes';
import type { StayDates } from '../shared/stayDates';

/** The terms that a reservation was made on, but for a reduction, which other dates would not have. */
function termsOf({ containedCharges }: Reservation): Terms {
  const { vat, serviceCharge } = containedCharges ?? noCharges;
  return { charges: { vat: rateOfPercent(vat), serviceCharge: rateOfPercent(serviceCharge) } };
}

/** A night in rooms at the price at which they were reserved. */
const reservedAt = ({ roomPrice }: RoomAllocation): Kobo => koboFromNaira(roomPrice);

/** A reservation's price. The total is the server's, because that is what is charged, even if it lists no rooms. */
export function priceOf(reservation: Reservation): Quote<RoomAllocation> {
  const { checkInDate: checkIn, checkOutDate: checkOut, roomAllocations } = reservation;
  const { reduction } = reservation;
  const terms = {
    ...termsOf(reservation),
    ...(reduction && { reduction: { ...reduction, amount: koboFromNaira(reduction.amount) } }),
  };
  const total = koboFromNaira(reservation.totalPrice);
  const priced = quote({ checkIn, checkOut }, roomAllocations, reservedAt, terms);
  return { ...priced, charges: chargesIn(total, terms.charges), total };
}

/** The sum to pay for a reservation, in naira: its price, or what is left of it after a part was paid at the hotel. */
export const nairaToPay = ({ totalPrice, amountDue = totalPrice }: Payable): number => amountDue;

type Payable = Pick<Reservation, 'totalPrice' | 'amountDue'>;

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
  stay: StayDates,
  prices: RoomPrices | null,
): NewPrice | null {
  const { roomAllocations, totalPrice } = reservation;
  const rateOf = (rooms: RoomAllocation) => {
    const key = roomTypeNamed(rooms.roomType)?.key;
    return key && prices ? prices[key] : reservedAt(rooms);
  };
  const { nights, total } = quote(stay, roomAllocations, rateOf, termsOf(reservation));
  if (nights === 0 || roomAllocations.length === 0) return null;
  return { nights, before: koboFromNaira(totalPrice), after: total };
}
