import { included } from '../../messages/payment/charges';
import { nightsAlone } from '../../messages/shared/counts';
import { nightlySum, type Kobo, type PricedRooms } from './money';

/** A rate in hundredths of a percent: 750 is 7.5 %. */
export type BasisPoints = number;

const WHOLE: BasisPoints = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;

/** The rates of what a price includes beside the rooms. A rate of 0 gets no line. */
export interface ChargeRates {
  /** Value added tax, on everything else in the price. */
  vat: BasisPoints;
  /** Service charge, on the rooms only. */
  serviceCharge: BasisPoints;
}

/** Every charge that a price can include. */
export const chargeKinds = ['vat', 'serviceCharge'] as const satisfies (keyof ChargeRates)[];

/** The rates if the server sends none. */
export const noCharges: ChargeRates = { vat: 0, serviceCharge: 0 };

/** A rate for the API: percent with at most two decimals. */
export function percentOf(rate: BasisPoints): number {
  return rate / BASIS_POINTS_PER_PERCENT;
}

/** The rate of a percentage from the API, to the nearest hundredth of a percent. */
export function rateOfPercent(percent: number): BasisPoints {
  return Math.round(percent * BASIS_POINTS_PER_PERCENT);
}

/** Rooms of one type and their price for all nights. */
type PriceLine<TRooms extends PricedRooms> = TRooms & { amount: Kobo };

/** A part of the price that is not for the rooms. */
export interface Charge {
  kind: keyof ChargeRates;
  rate: BasisPoints;
  amount: Kobo;
}

/** A stay's price and its parts. */
export interface PriceBreakdown<TRooms extends PricedRooms> {
  nights: number;
  /** They add up to the total. */
  lines: PriceLine<TRooms>[];
  /** Included in the total, not added to it; without charges whose rate is 0. */
  charges: Charge[];
  total: Kobo;
}

/** The part of a price that is a charge added at a rate, to the nearest kobo. */
function containedAt(rate: BasisPoints, price: Kobo): Kobo {
  return Math.round((price * rate) / (WHOLE + rate));
}

/** The tax and service charge in a price; none if the price is 0. */
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
 * A stay's price: rooms × price × nights for each room type, and the tax and service charge in it. Everything that
 * shows or takes a price uses it: screen, charge, email, receipt and the desk's table.
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

/** The label of an included charge, such as `Includes VAT (7.5%)`. */
export function chargeLabel({ kind, rate }: Pick<Charge, 'kind' | 'rate'>): string {
  return included(kind, percentOf(rate));
}

/** `2 Nights`, `1 Night`. */
export function nightsLabel(nights: number): string {
  return nightsAlone(nights);
}
