import type { ReservationRegistration, ReservationRequest, RoomAllocation } from '../contract/wire';
import { nairaFromKobo } from '../shared/money';
import type { RoomCounts } from '../shared/roomsLeft';
import { roomTypeKeys, roomTypeOf, type RoomPrices, type RoomType } from '../shared/roomTypes';
import { quote, type Quote } from '../shared/quote';
import type { StayDates } from '../shared/stayDates';
import { stayRequestOf, type ReservationForm } from '../reservation/reservationForm';

/** The rooms that the guest is about to book. */
export type BookingSummary = Quote<{ roomType: RoomType; numberOfRooms: number }>;

/** The chosen room types and their price for a stay, by the prices of the check-in date. */
export function bookingSummary(
  counts: RoomCounts,
  stay: StayDates,
  prices: RoomPrices,
): BookingSummary {
  const chosen = roomTypeKeys
    .filter((key) => counts[key] > 0)
    .map((key) => ({ roomType: roomTypeOf(key), numberOfRooms: counts[key] }));
  return quote(stay, chosen, ({ roomType }) => prices[roomType.key]);
}

/** The request of both flows; only their totals differ. */
function stayWithRooms(form: ReservationForm, { lines }: BookingSummary) {
  const roomAllocations: RoomAllocation[] = lines.map(({ numberOfRooms, nightly, roomType }) => ({
    numberOfRooms,
    roomType: roomType.name,
    roomPrice: nairaFromKobo(nightly),
  }));
  return { ...stayRequestOf(form), roomAllocations };
}

/** The request of the flow to the confirmation: its total is the price of one night. */
export function reservationRequest(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): ReservationRequest {
  const summary = bookingSummary(counts, form, prices);
  return { ...stayWithRooms(form, summary), totalPrice: nairaFromKobo(summary.nightly) };
}

/** The request of the flow to the payment page: its total is the price of the stay. */
export function reservationRegistration(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): ReservationRegistration {
  const summary = bookingSummary(counts, form, prices);
  return { ...stayWithRooms(form, summary), totalPrice: nairaFromKobo(summary.total) };
}
