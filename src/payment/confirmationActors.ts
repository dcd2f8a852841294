import type { Reservation } from '../../machines/contract/wire';
import type { WithReceivedAt } from '../../machines/reservation/hold';
import { CallFailed } from '../../machines/shared/failure';
import { confirmationMachine } from '../../machines/payment/confirmationMachine';
import { readResponse } from '../api/client';
import { tryParse } from '../api/reading';
import { parseOneReservation, parseReservation } from '../api/reservationResponse';
import { receivedAtBy } from '../context/receivedAt';
import { guestId } from '../context/guestId';
import { provideCheckout } from './checkoutActors';
import { providePaymentCheck, verifyOwnPayment } from './paymentCheckActors';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { watchPageRestore } from '../context/watchActors';
import { loginActors } from '../context/navigationActors';

/** The saved confirmed reservation, if it is the requested one. */
function savedReservation(context: ApiContextValue, id: string): Reservation | undefined {
  const guest = guestId(context);
  const found = guest === undefined ? undefined : context.storage.confirmedReservation.find(guest);
  if (found?.kind !== 'found') return undefined;
  const saved = tryParse(() => parseReservation(found.value));
  return saved?.id === id ? saved : undefined;
}

/** The reservation that was just created; else from the server; offline, the one that was saved when it was paid. */
async function loadReservation(
  context: ApiContextValue,
  id: string,
  signal: AbortSignal,
): Promise<WithReceivedAt<{ reservation: Reservation }>> {
  const answered = (reservation: Reservation) => ({
    reservation,
    receivedAt: receivedAtBy(context.clock),
  });
  const made = context.createdReservation.take(id, guestId(context), context.clock.now());
  if (made) return made;
  try {
    const params = { path: { id } };
    const answer = context.client.GET('/api/v1/reservations/{id}', { params, signal });
    return answered(parseOneReservation(await readResponse(answer)));
  } catch (cause) {
    const offline = cause instanceof CallFailed && cause.failure.kind === 'unreachable';
    const saved = offline ? savedReservation(context, id) : undefined;
    if (saved) return answered(saved);
    throw cause;
  }
}

/** The confirmation-and-payment screen, connected to the hotel's server. */
export function provideConfirmation(context: ApiContextValue) {
  return confirmationMachine.provide({
    actors: {
      loadReservation: call(({ reservationId }, signal) =>
        loadReservation(context, reservationId, signal),
      ),
      checkout: provideCheckout(context),
      paymentCheck: providePaymentCheck(context, verifyOwnPayment),
      watchPageRestore: watchPageRestore(context),
      ...loginActors(context),
    },
  });
}
