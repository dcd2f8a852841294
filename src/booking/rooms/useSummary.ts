import { knownPrices } from '../../../machines/booking/bookingContext';
import { bookingSummary, type BookingSummary } from '../../../machines/booking/bookingRequest';
import type { Kobo } from '../../../machines/shared/money';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { BookingContext } from '../BookingContext';

/** The chosen rooms and their price for the nights, as far as the prices are known. */
export interface ShownSummary extends BookingSummary {
  /** Whether the prices are known: if not, none is to be shown. */
  isPriced: boolean;
  /** The total before the prices changed; null if they did not. */
  totalBefore: Kobo | null;
}

export function useSummary(): ShownSummary {
  const checkIn = BookingContext.useSelector(({ context }) => context.form.checkIn);
  const checkOut = BookingContext.useSelector(({ context }) => context.form.checkOut);
  const counts = BookingContext.useSelector(({ context }) => context.counts);
  const known = BookingContext.useSelector(({ context }) => knownPrices(context));
  const before = BookingContext.useSelector(({ context }) => context.pricesBefore);
  const stay = { checkIn, checkOut };
  const summary = bookingSummary(counts, stay, known ?? specifiedPrices);
  const totalBefore = before && known && bookingSummary(counts, stay, before).total;
  return {
    ...summary,
    isPriced: known !== null,
    totalBefore: totalBefore === summary.total ? null : totalBefore,
  };
}
