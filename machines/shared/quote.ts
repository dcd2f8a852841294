import { included, reduced } from '../../messages/payment/charges';
import { nightsAlone } from '../../messages/shared/counts';
import type { Kobo } from './money';
import { nightsBetween } from './stay';
import type { StayDates } from './stayDates';

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

/** A part of a stay's price that the hotel waives, and why; of no more than its rooms cost. */
interface Reduction {
  reason: string;
  amount: Kobo;
}

/** The terms of a price beside its rooms: today's for a new stay, those stored with it for one that exists. */
export interface Terms {
  charges: ChargeRates;
  reduction?: Reduction | undefined;
}

/** A rate for the API: percent with at most two decimals. */
export function percentOf(rate: BasisPoints): number {
  return rate / BASIS_POINTS_PER_PERCENT;
}

/** The rate of a percentage from the API, to the nearest hundredth of a percent. */
export function rateOfPercent(percent: number): BasisPoints {
  return Math.round(percent * BASIS_POINTS_PER_PERCENT);
}

/** Rooms of one type, as they are asked for, stored or sent. */
interface RoomsOfOneType {
  numberOfRooms: number;
}

/** A part of the price that is not for the rooms. */
export interface Charge {
  kind: keyof ChargeRates;
  rate: BasisPoints;
  amount: Kobo;
}

/** A stay's price and its parts. */
export interface Quote<TRooms extends RoomsOfOneType> {
  nights: number;
  /** All the rooms for one night, not reduced. */
  nightly: Kobo;
  /** Rooms of one type, by the night and for the stay. Less the reduction, they add up to the total. */
  lines: (TRooms & { nightly: Kobo; amount: Kobo })[];
  /** Null if nothing is waived. */
  reduction: Reduction | null;
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
 * The price of a stay: rooms × rate × nights for each room type, less what is waived, and the tax and service charge in
 * it. Everything that shows, takes or stores a price asks it: screens, charge, email, receipt and desk. Only the charges
 * in it are rounded, once each.
 * @param rateOf the price of a night in one of these rooms
 */
export function quote<TRooms extends RoomsOfOneType>(
  { checkIn, checkOut }: StayDates,
  rooms: readonly TRooms[],
  rateOf: (rooms: TRooms) => Kobo,
  { charges, reduction }: Terms = { charges: noCharges },
): Quote<TRooms> {
  const nights = nightsBetween(checkIn, checkOut);
  const lines = rooms.map((line) => {
    const nightly = rateOf(line);
    return { ...line, nightly, amount: line.numberOfRooms * nightly * nights };
  });
  const nightly = lines.reduce((sum, line) => sum + line.numberOfRooms * line.nightly, 0);
  const waived = Math.min(nightly * nights, reduction?.amount ?? 0);
  const total = nightly * nights - waived;
  return {
    nights,
    nightly,
    lines,
    reduction: reduction ? { ...reduction, amount: waived } : null,
    charges: chargesIn(total, charges),
    total,
  };
}

/** The lines below those of the rooms, in words: the reduction with its reason, and each included charge. */
export function otherLines({
  reduction,
  charges,
}: {
  reduction?: Quote<RoomsOfOneType>['reduction'];
  charges: readonly Charge[];
}): { label: string; amount: Kobo }[] {
  const waived = reduction ? [{ label: reduced(reduction.reason), amount: -reduction.amount }] : [];
  const contained = charges.map(({ kind, rate, amount }) => ({
    label: included(kind, percentOf(rate)),
    amount,
  }));
  return [...waived, ...contained];
}

/** `2 Nights`, `1 Night`. */
export function nightsLabel(nights: number): string {
  return nightsAlone(nights);
}
