import { bookingSummary, type BookingSummary } from '../../../machines/booking/roomCounts';
import { nightsBetween } from '../../../machines/shared/stay';
import { BookingContext } from '../BookingContext';

/** The chosen rooms and their price for the nights. */
export function useSummary(): BookingSummary {
  const nights = BookingContext.useSelector(({ context: { form } }) =>
    nightsBetween(form.checkIn, form.checkOut),
  );
  const counts = BookingContext.useSelector(({ context }) => context.counts);
  return bookingSummary(counts, nights);
}
