import { fromPromise } from 'xstate';
import type { Reservation } from '../../machines/contract/wire';
import type { Received } from '../../machines/reservation/hold';
import { CallFailed } from '../../machines/shared/failure';
import { confirmationMachine } from '../../machines/payment/confirmationMachine';
import { readResponse } from '../api/client';
import { tryParse } from '../api/reading';
import { parseOneReservation, parseReservation } from '../api/reservationResponse';
import { guestId } from '../context/guestId';
import { provideCheckout } from './checkoutActors';
import { providePaymentCheck } from './paymentCheckActors';
import { verifyOwnPayment } from './verifyPayment';
import type { ApiContextValue } from '../context/apiContext';
import { watchPageRestore } from '../context/watchActors';
import { sessionLossWith } from '../context/navigationActors';

/** The saved confirmed reservation, if it is the requested one. */
function keptReservation(parts: ApiContextValue, id: string): Reservation | undefined {
  const guest = guestId(parts);
  const found = guest === undefined ? undefined : parts.storage.confirmedReservation.find(guest);
  if (found?.kind !== 'found') return undefined;
  const kept = tryParse(() => parseReservation(found.value));
  return kept?.id === id ? kept : undefined;
}

interface Named {
  input: { reservationId: string };
  signal: AbortSignal;
}

/** The reservation that was just created; else from the server; offline, the one that was saved when it was paid. */
async function loadReservation(
  parts: ApiContextValue,
  { input: { reservationId: id }, signal }: Named,
): Promise<Received<{ reservation: Reservation }>> {
  const answered = (reservation: Reservation) => ({
    reservation,
    receivedAt: parts.now().toISOString(),
  });
  const made = parts.createdReservation.take(id, guestId(parts), parts.now());
  if (made) return made;
  try {
    const call = parts.client.GET('/api/v1/reservations/{id}', {
      params: { path: { id } },
      signal,
    });
    return answered(parseOneReservation(await readResponse(call)));
  } catch (cause) {
    const offline = cause instanceof CallFailed && cause.failure.kind === 'unreachable';
    const kept = offline ? keptReservation(parts, id) : undefined;
    if (kept) return answered(kept);
    throw cause;
  }
}

/** The confirmation-and-payment screen, connected to the hotel's server. */
export function provideConfirmation(parts: ApiContextValue) {
  return confirmationMachine.provide({
    actors: {
      loadReservation: fromPromise((asked: Named) => loadReservation(parts, asked)),
      checkout: provideCheckout(parts),
      paymentCheck: providePaymentCheck(parts, verifyOwnPayment),
      watchPageRestore: watchPageRestore(parts),
      ...sessionLossWith(parts),
    },
  });
}
