import type { Reservation } from '../../../machines/contract/wire';
import { nairaFromKobo } from '../../../machines/shared/money';
import { percentOf, quote, type Quote, type Terms } from '../../../machines/shared/quote';
import { roomTypes, type RoomType } from '../../../machines/shared/roomTypes';
import type { AllocationRow, ReservationRow } from '../queries';
import { refundIs } from '../../database/refundStatus';
import type { refund } from '../../database/schema';

/** Rooms of one type that a stay asks for, at the price of a night for which they are sold. */
export type Line = Pick<AllocationRow, 'roomType' | 'numberOfRooms' | 'nightlyKobo'>;

export const nightlyOf = ({ nightlyKobo }: Pick<Line, 'nightlyKobo'>) => nightlyKobo;

/** The terms of a price without a reduction, as they are stored with a new one. */
export const notReduced = { reducedKobo: 0, reductionReason: '' };

type StoredTerms = Pick<ReservationRow, 'vatRate' | 'serviceChargeRate' | keyof typeof notReduced>;

/** Rates as they are stored with a reservation that they price. */
export function storedRates({ vat, serviceCharge }: Terms['charges']) {
  return { vatRate: vat, serviceChargeRate: serviceCharge };
}

function termsOf({ vatRate, serviceChargeRate, ...row }: StoredTerms): Terms {
  const { reducedKobo: amount, reductionReason: reason } = row;
  return {
    charges: { vat: vatRate, serviceCharge: serviceChargeRate },
    ...(amount > 0 && { reduction: { reason, amount } }),
  };
}

/** The same as the API has them: rates in percent, the reduction in naira. */
export function apiTermsOf(row: StoredTerms): Pick<Reservation, 'containedCharges' | 'reduction'> {
  const { charges, reduction } = termsOf(row);
  const { vat, serviceCharge } = charges;
  return {
    containedCharges: { vat: percentOf(vat), serviceCharge: percentOf(serviceCharge) },
    ...(reduction && {
      reduction: { reason: reduction.reason, amount: nairaFromKobo(reduction.amount) },
    }),
  };
}

/** A reservation as far as its price depends on it. */
interface PricedStay {
  row: Pick<ReservationRow, 'checkIn' | 'checkOut'> & StoredTerms;
  allocations: readonly Line[];
}

/** The price of a stay at the rates and terms that are stored with it, with its rooms in the hotel's order. */
export function priceOfStay({
  row,
  allocations,
}: PricedStay): Quote<Omit<Line, 'roomType'> & { roomType: RoomType }> {
  const rooms = roomTypes.flatMap((roomType) =>
    allocations
      .filter((line) => line.roomType === roomType.key)
      .map((line) => ({ ...line, roomType })),
  );
  return quote(row, rooms, nightlyOf, termsOf(row));
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
