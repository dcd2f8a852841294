import type { Reservation } from '../contract/wire';
import { koboFromNaira, type PricedRooms } from '../shared/money';
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
