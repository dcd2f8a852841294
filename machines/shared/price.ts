import { included } from '../../messages/payment/charges';
import { nightsAlone } from '../../messages/shared/counts';
import { nightlySum, type Kobo, type PricedRooms } from './money';

/** A rate in hundredths of a percent: 750 is 7.5 %. */
export type BasisPoints = number;

const WHOLE: BasisPoints = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;

/** The rates of what a price contains beside the rooms themselves. A rate of 0 is no line at all. */
export interface ChargeRates {
  /** Value added tax, on everything else that the price consists of. */
  vat: BasisPoints;
  /** Service charge, on the rooms alone. */
  serviceCharge: BasisPoints;
}

/** The rates of a server that names none. */
export const noCharges: ChargeRates = { vat: 0, serviceCharge: 0 };

/** How the rates go on the wire: percent with at most two decimals. */
export function percentOf(rate: BasisPoints): number {
  return rate / BASIS_POINTS_PER_PERCENT;
}

/** The rate that a percentage from the wire means, to the nearest hundredth of a percent. */
export function rateOfPercent(percent: number): BasisPoints {
  return Math.round(percent * BASIS_POINTS_PER_PERCENT);
}

/** Rooms of one type and what they cost for all the nights. */
export type PriceLine<TRooms extends PricedRooms> = TRooms & { amount: Kobo };

/** A part of the price that is not for the rooms. */
export interface Charge {
  kind: keyof ChargeRates;
  rate: BasisPoints;
  amount: Kobo;
}

/** What a stay costs, and of what that consists. */
export interface PriceBreakdown<TRooms extends PricedRooms> {
  nights: number;
  /** They add up to the total. */
  lines: PriceLine<TRooms>[];
  /** Contained in the total, not added to it; without those whose rate is 0. */
  charges: Charge[];
  total: Kobo;
}

/** How much of a price is a charge that was added to the rest at a rate, to the nearest kobo. */
function containedAt(rate: BasisPoints, price: Kobo): Kobo {
  return Math.round((price * rate) / (WHOLE + rate));
}

/** What of a price is tax and service charge; nothing is contained in a stay that costs nothing. */
export function chargesIn(price: Kobo, { vat, serviceCharge }: ChargeRates): Charge[] {
  const tax = containedAt(vat, price);
  const service = containedAt(serviceCharge, price - tax);
  const charges: Charge[] = [
    { kind: 'serviceCharge', rate: serviceCharge, amount: service },
    { kind: 'vat', rate: vat, amount: tax },
  ];
  return price === 0 ? [] : charges.filter(({ rate }) => rate > 0);
}

/**
 * What a stay costs: rooms × price × nights for each room type, and what of it is tax and service charge. Everything that says
 * or takes a price takes it from here: screen, charge, email, receipt and the desk's table.
 */
export function priceBreakdown<TRooms extends PricedRooms>(
  rooms: readonly TRooms[],
  nights: number,
  rates: ChargeRates = noCharges,
): PriceBreakdown<TRooms> {
  const total = nightlySum(rooms) * nights;
  return {
    nights,
    lines: rooms.map((line) => ({ ...line, amount: nightlySum([line]) * nights })),
    charges: chargesIn(total, rates),
    total,
  };
}

/** How a charge is read below the lines in which it is contained, such as `Includes VAT (7.5%)`. */
export function chargeLabel({ kind, rate }: Pick<Charge, 'kind' | 'rate'>): string {
  return included(kind, percentOf(rate));
}

/** `2 Nights`, `1 Night`. */
export function nightsLabel(nights: number): string {
  return nightsAlone(nights);
}
