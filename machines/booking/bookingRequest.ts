import type { ReservationRegistration, ReservationRequest, RoomAllocation } from '../contract/wire';
import { nairaFromKobo, nightlySum } from '../shared/money';
import { bookingSummary } from './roomCounts';
import type { RoomCounts } from '../shared/roomsLeft';
import type { RoomPrices } from '../shared/roomTypes';
import { stayRequestOf, type ReservationForm } from '../reservation/reservationForm';
import { nightsBetween } from '../shared/stay';

type Summary = ReturnType<typeof bookingSummary>;

function summaryOf(form: ReservationForm, counts: RoomCounts, prices: RoomPrices): Summary {
  return bookingSummary(counts, nightsBetween(form.checkIn, form.checkOut), prices);
}

/** The request of both flows; only their totals differ. */
function stayWithRooms(form: ReservationForm, { lines }: Summary) {
  const roomAllocations: RoomAllocation[] = lines.map(({ rooms, nightly, roomType }) => ({
    numberOfRooms: rooms,
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
  const summary = summaryOf(form, counts, prices);
  return {
    ...stayWithRooms(form, summary),
    totalPrice: nairaFromKobo(nightlySum(summary.lines)),
  };
}

/** The request of the flow to the payment page: its total is the price of the stay. */
export function reservationRegistration(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): ReservationRegistration {
  const summary = summaryOf(form, counts, prices);
  return { ...stayWithRooms(form, summary), totalPrice: nairaFromKobo(summary.total) };
}
