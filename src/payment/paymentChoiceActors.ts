import type { Reservation } from '../../machines/contract/wire';
import {
  paymentChoiceMachine,
  type SavedReservation,
} from '../../machines/payment/paymentChoiceMachine';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { watchPageRestore } from '../context/watchActors';
import { watchHoldEnd } from '../reservation/watchHoldEnd';
import { loginActors, navigateActor } from '../context/navigationActors';
import { readResponse } from '../api/client';
import { parseCreation, parseOneReservation } from '../api/reservationResponse';
import { provideCheckout } from './checkoutActors';

/**
 * The saved response of the guest's last creation; a visitor has none.
 * @throws Error if it can't be read
 */
function savedReservation(context: ApiContextValue): { saved: SavedReservation | null } {
  const guest = guestId(context);
  if (guest === undefined) return { saved: null };
  const found = context.storage.lastReservationResponse.find(guest);
  if (found.kind === 'corrupt') throw new Error('The kept reservation cannot be read');
  if (found.kind === 'missing') return { saved: null };
  const { reservationId = null, reservation = null } = parseCreation(found.value);
  return { saved: { id: reservationId, reservation } };
}

/** The reservation that was just created, or else from the server. */
async function loadReservation(
  context: ApiContextValue,
  id: string,
  signal: AbortSignal,
): Promise<{ reservation: Reservation }> {
  const made = context.createdReservation.take(id, guestId(context), context.clock.now());
  if (made) return { reservation: made.reservation };
  const params = { path: { id } };
  const answer = context.client.GET('/api/v1/reservations/{id}', { params, signal });
  return { reservation: parseOneReservation(await readResponse(answer)) };
}

/** The payment page, connected to the hotel's server and the browser's storage. */
export function providePaymentChoice(context: ApiContextValue) {
  return paymentChoiceMachine.provide({
    actors: {
      readSavedReservation: call(() => Promise.resolve().then(() => savedReservation(context))),
      loadReservation: call(({ reservationId }, signal) =>
        loadReservation(context, reservationId, signal),
      ),
      checkout: provideCheckout(context),
      navigate: navigateActor(context),
      watchPageRestore: watchPageRestore(context),
      watchHoldEnd: watchHoldEnd(context),
      ...loginActors(context),
    },
  });
}
