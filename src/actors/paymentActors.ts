import { fromPromise } from 'xstate';
import type { CheckoutRequestWithAmount, Reservation } from '../../machines/contract/wire';
import { CallFailed } from '../../machines/failure';
import { paymentMachine } from '../../machines/payment';
import type { PaymentProvider, PaymentReference } from '../../machines/paymentReference';
import { answerOf } from '../wire/client';
import { effect } from './effect';
import { guestId } from './guestId';
import { namedTry, openedCheckout, type OpenedCheckout } from './openedCheckout';
import { verifyOwnPayment } from './paymentCalls';
import type { JourneyParts } from './siteParts';
import { askForLoginWith } from './ways';

/** The confirmed reservation that was kept, if it is the one that is asked for. */
function keptReservation(parts: JourneyParts, id: string): Reservation | undefined {
  const guest = guestId(parts);
  const kept = guest === undefined ? undefined : parts.storage.confirmedReservation.find(guest);
  return kept?.kind === 'found' && kept.value.id === id ? kept.value : undefined;
}

/** The reservation from the server, or without a network the one that was kept when it was paid. */
async function loadReservation(parts: JourneyParts, id: string): Promise<Reservation> {
  try {
    const call = parts.client.GET('/api/v1/reservations/{id}', { params: { path: { id } } });
    return (await answerOf(call)).reservation;
  } catch (cause) {
    const offline = cause instanceof CallFailed && cause.failure.kind === 'unreachable';
    const kept = offline ? keptReservation(parts, id) : undefined;
    if (kept) return kept;
    throw cause;
  }
}

interface PaymentStart {
  provider: PaymentProvider;
  request: CheckoutRequestWithAmount;
}

/** Opens a checkout, keeps the answer and tells where it is. */
async function startPayment(
  parts: JourneyParts,
  { provider, request: body }: PaymentStart,
): Promise<OpenedCheckout> {
  const { client } = parts;
  const params = namedTry(parts);
  const answer: unknown = await answerOf<unknown>(
    provider === 'paystack'
      ? client.POST('/api/v1/payment/paystack/initialize', { params, body })
      : client.POST('/api/v1/payment/flutterwave/initialize', { params, body }),
  );
  return openedCheckout(parts, provider, answer);
}

/** The confirmation-and-payment screen with the hotel's server behind it. */
export function providePayment(parts: JourneyParts) {
  return paymentMachine.provide({
    actors: {
      loadReservation: fromPromise(({ input }: { input: { reservationId: string } }) =>
        loadReservation(parts, input.reservationId),
      ),
      verifyPayment: fromPromise(({ input }: { input: { reference: PaymentReference } }) =>
        verifyOwnPayment(parts, input.reference),
      ),
      startPayment: fromPromise(({ input }: { input: PaymentStart }) => startPayment(parts, input)),
      leaveForProvider: effect(({ address }: { address: string }) => {
        parts.leaveFor(address);
      }),
      askForLogin: askForLoginWith(parts),
    },
  });
}
