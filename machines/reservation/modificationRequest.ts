import type { ReservationModification } from '../contract/wire';
import { specialRequestForWire, type ModifyForm } from './reservationForm';

/** The request to change an unpaid reservation. */
export function reservationModification(form: ModifyForm): ReservationModification {
  return {
    checkInDate: form.checkIn,
    checkOutDate: form.checkOut,
    noOfAdult: form.adults,
    noOfChildren: form.children,
    specialRequest: specialRequestForWire(form.notes),
  };
}
