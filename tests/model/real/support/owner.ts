import type { Reservation } from '../../../../machines/contract/wire';
import { savedChangeOf } from '../../../../src/reservation/savedChange';
import type { PendingChange } from '../../../../machines/reservation/pendingChange';
import { modifyFormOf, type ModifyForm } from '../../../../machines/reservation/reservationForm';
import { myReservationPath } from '../../../../machines/shared/paths';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import { pending } from '../../../../models/reservation/managementExamples';
import { bookByCall, reservationNow } from './calls';
import { openCheckout, payAndTell } from './checkouts';
import type { Scene, Stage } from './realMachine';
import { arriveLoggedIn, dateInWeek } from './world';

/** Managing is about a guest’s own reservation. */
export interface Owner {
  guest: LoggedInGuest;
  reservation: Reservation;
}

/** The guest’s reservation as the server has it. */
export const nowOf = (scene: Scene<Owner>) => reservationNow(scene, scene.reservation.id);

/** The nights of one of the model’s reservations, in the scenario’s own week. */
const nightsOf = (stage: Stage, { checkInDate, checkOutDate }: Reservation) => ({
  checkIn: dateInWeek(stage, checkInDate),
  checkOut: dateInWeek(stage, checkOutDate),
});

/** Opens a reservation's details with a saved change in the tab. */
export async function opensDetails(
  stage: Stage,
  wantedOf: (form: ModifyForm) => PendingChange | null,
): Promise<Owner> {
  const { hotel, page } = stage;
  const guest = await becomeGuest(stage.request);
  const order = { ...nightsOf(stage, pending), rooms: 1 };
  const { reservationData: reservation } = await bookByCall({ hotel, guest }, order);
  const state = savedChangeOf(reservation.id, wantedOf(modifyFormOf(reservation)));
  const kept = { savedAt: hotel.now().getTime(), userId: guest.session.user.id, state };
  await arriveLoggedIn(
    { page, guest },
    { [`snapshot:change:${reservation.id}`]: JSON.stringify(kept) },
  );
  await page.goto(myReservationPath(reservation.id));
  return { guest, reservation };
}

/** The guest has paid elsewhere. */
export async function payElsewhere(scene: Scene<Owner>): Promise<void> {
  const reservation = await nowOf(scene);
  if (reservation.paymentStatus !== 'pending') return;
  await payAndTell(scene, await openCheckout(scene, reservation, 'confirmation'));
}
