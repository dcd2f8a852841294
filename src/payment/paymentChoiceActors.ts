import { fromPromise } from 'xstate';
import type { CheckoutRequest, Reservation } from '../../machines/contract/wire';
import { paymentChoiceMachine } from '../../machines/payment/paymentChoiceMachine';
import type { SavedReservation } from '../../machines/payment/paymentChoiceSetup';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { watchPageRestore } from '../context/watchActors';
import { sessionLossWith, navigateWith } from '../context/navigationActors';
import { readResponse } from '../api/client';
import { parseCreation, parseOneReservation } from '../api/reservationResponse';
import { provideCheckout } from './checkoutActors';

/**
 * What was saved of the guest's last creation; a visitor has none.
 * @throws Error if it can't be read
 */
function savedReservation(parts: ApiContextValue): { saved: SavedReservation | null } {
  const guest = guestId(parts);
  if (guest === undefined) return { saved: null };
  const found = parts.storage.lastReservationResponse.find(guest);
  if (found.kind === 'corrupt') throw new Error('The kept reservation cannot be read');
  if (found.kind === 'missing') return { saved: null };
  const { reservationId = null, reservation = null } = parseCreation(found.value);
  return { saved: { id: reservationId, reservation } };
}

interface Asked {
  input: CheckoutRequest;
  signal: AbortSignal;
}

/** The reservation that was just created, or else from the server. */
async function loadReservation(
  parts: ApiContextValue,
  { input: { reservationId: id }, signal }: Asked,
): Promise<{ reservation: Reservation }> {
  const made = parts.createdReservation.take(id, guestId(parts), parts.now());
  if (made) return { reservation: made.reservation };
  const params = { path: { id } };
  const call = parts.client.GET('/api/v1/reservations/{id}', { params, signal });
  return { reservation: parseOneReservation(await readResponse(call)) };
}

/** The payment page, connected to the hotel's server and the browser's storage. */
export function providePaymentChoice(parts: ApiContextValue) {
  return paymentChoiceMachine.provide({
    actors: {
      readSavedReservation: fromPromise(() =>
        Promise.resolve().then(() => savedReservation(parts)),
      ),
      loadReservation: fromPromise((asked: Asked) => loadReservation(parts, asked)),
      checkout: provideCheckout(parts),
      navigate: navigateWith(parts),
      watchPageRestore: watchPageRestore(parts),
      ...sessionLossWith(parts),
    },
  });
}
