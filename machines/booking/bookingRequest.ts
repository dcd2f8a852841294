import type { ReservationRegistration, ReservationRequest, RoomAllocation } from '../contract/wire';
import { typedEmail, typedName, typedPhone } from '../shared/typedText';
import { nairaFromKobo, nightlySum } from '../shared/money';
import { bookingSummary } from './roomCounts';
import type { RoomCounts } from '../shared/roomsLeft';
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

function summaryOf(form: ReservationForm, counts: RoomCounts) {
  return bookingSummary(counts, nightsBetween(form.checkIn, form.checkOut));
}

function allocationsOf(form: ReservationForm, counts: RoomCounts): RoomAllocation[] {
  return summaryOf(form, counts).lines.map(({ rooms, nightly, roomType }) => ({
    numberOfRooms: rooms,
    roomType: roomType.name,
    roomPrice: nairaFromKobo(nightly),
  }));
}

/** The request of the flow to the confirmation: its total is the price of one night. */
export function reservationRequest(form: ReservationForm, counts: RoomCounts): ReservationRequest {
  return {
    ...contactIn(form),
    ...reservationModification(form),
    roomAllocations: allocationsOf(form, counts),
    totalPrice: nairaFromKobo(nightlySum(summaryOf(form, counts).lines)),
  };
}

/** The request of the flow to the payment page: its total is the price of the stay. */
export function reservationRegistration(
  form: ReservationForm,
  counts: RoomCounts,
): ReservationRegistration {
  return {
    ...contactIn(form),
    ...reservationModification(form),
    roomAllocations: allocationsOf(form, counts),
    totalPrice: nairaFromKobo(summaryOf(form, counts).total),
  };
}
