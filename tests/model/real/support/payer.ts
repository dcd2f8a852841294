import type { PaystackCheckout, Reservation } from '../../../../machines/contract/wire';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import { bookByCall } from './calls';
import { openCheckout } from './checkouts';
import type { Scene, Stage } from './realMachine';
import { dateInWeek } from './world';

/** A payment is about a guest's reservation, and about a checkout where one is open. */
export interface Payer {
  guest: LoggedInGuest;
  reservation: Reservation;
  checkout: PaystackCheckout | null;
}

/** Two Deluxe Rooms for two nights of the scenario's week. */
const orderIn = (stage: Stage) => ({
  checkIn: dateInWeek(stage, '2026-03-12'),
  checkOut: dateInWeek(stage, '2026-03-14'),
  rooms: 2,
});

/** A guest who has booked without a browser. */
export async function bookAsGuest(stage: Stage): Promise<Payer> {
  const guest = await becomeGuest(stage.request);
  const { reservationData } = await bookByCall({ hotel: stage.hotel, guest }, orderIn(stage));
  return { guest, reservation: reservationData, checkout: null };
}

/** A guest who has booked and has an open, unpaid checkout at Paystack. */
export async function bookAndLeave(
  stage: Stage,
  screen: 'confirmation' | 'payment',
): Promise<Payer & { checkout: PaystackCheckout }> {
  const booked = await bookAsGuest(stage);
  const checkout = await openCheckout({ ...stage, ...booked }, booked.reservation, screen);
  return { ...booked, checkout };
}

/** The open checkout, or one that the guest opens elsewhere. */
export async function checkoutOf(scene: Scene<Payer>): Promise<PaystackCheckout> {
  return scene.checkout ?? openCheckout(scene, scene.reservation, 'confirmation');
}

/** The address to which Paystack sends a guest back. */
export const returnAddressOf = ({ reference }: PaystackCheckout) =>
  `/api/v1/payment/paystack/return?reference=${reference}`;
