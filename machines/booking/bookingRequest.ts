import type { ReservationRegistration, ReservationRequest, RoomAllocation } from '../contract/wire';
import { typedEmail, typedName, typedPhone } from '../shared/typedText';
import { nairaFromKobo, nightlySum } from '../shared/money';
import { bookingSummary } from './roomCounts';
import type { RoomCounts } from '../shared/roomsLeft';
import type { RoomPrices } from '../shared/roomTypes';
import type { ReservationForm } from '../reservation/reservationForm';
import { nightsBetween } from '../shared/stay';
import { reservationModification } from '../reservation/reservationForm';

function contactIn(form: ReservationForm) {
  return {
    name: typedName(form.name),
    emailAddress: typedEmail(form.email),
    phoneNumber: typedPhone(form.phone),
  };
}

function summaryOf(form: ReservationForm, counts: RoomCounts, prices: RoomPrices) {
  return bookingSummary(counts, nightsBetween(form.checkIn, form.checkOut), prices);
}

function allocationsOf(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): RoomAllocation[] {
  return summaryOf(form, counts, prices).lines.map(({ rooms, nightly, roomType }) => ({
    numberOfRooms: rooms,
    roomType: roomType.name,
    roomPrice: nairaFromKobo(nightly),
  }));
}

/** The request of the flow to the confirmation: its total is the price of one night. */
export function reservationRequest(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): ReservationRequest {
  return {
    ...contactIn(form),
    ...reservationModification(form),
    roomAllocations: allocationsOf(form, counts, prices),
    totalPrice: nairaFromKobo(nightlySum(summaryOf(form, counts, prices).lines)),
  };
}

/** The request of the flow to the payment page: its total is the price of the stay. */
export function reservationRegistration(
  form: ReservationForm,
  counts: RoomCounts,
  prices: RoomPrices,
): ReservationRegistration {
  return {
    ...contactIn(form),
    ...reservationModification(form),
    roomAllocations: allocationsOf(form, counts, prices),
    totalPrice: nairaFromKobo(summaryOf(form, counts, prices).total),
  };
}
