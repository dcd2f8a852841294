import { fromPromise } from 'xstate';
import {
  checkoutMachine,
  type CheckoutInput,
  type OpenedCheckout,
} from '../../machines/payment/checkoutMachine';
import { readResponse } from '../api/client';
import { effect, type CallInput } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { idempotencyHeader, savedCheckout } from './savedCheckout';

type Opening = CallInput<Pick<CheckoutInput, 'provider' | 'request'>>;

function send(
  { client, browserSession, randomKey }: ApiContextValue,
  { input: { provider, request }, signal }: Opening,
) {
  const params = idempotencyHeader({ randomKey });
  if (!('amount' in request)) {
    const options = { params, body: request, signal };
    return provider === 'paystack'
      ? client.POST('/api/v1/payment/initiate-payment', options)
      : client.POST('/api/v1/payment/initiate-flutterwave', options);
  }
  // A reservation returned without an e-mail address is still this guest's.
  const email = request.email || browserSession.user()?.email;
  const body = email === undefined ? request : { ...request, email };
  return provider === 'paystack'
    ? client.POST('/api/v1/payment/paystack/initialize', { params, body, signal })
    : client.POST('/api/v1/payment/flutterwave/initialize', { params, body, signal });
}

/** Opens a checkout, saves the response and returns its URL. */
async function openCheckout(context: ApiContextValue, opening: Opening): Promise<OpenedCheckout> {
  const guest = guestId(context);
  const response = await readResponse(send(context, opening));
  return savedCheckout(context, opening.input.provider, guest, response);
}

/** A provider's checkout, connected to the hotel's server. */
export function provideCheckout(context: ApiContextValue) {
  return checkoutMachine.provide({
    actors: {
      openCheckout: fromPromise((opening: Opening) => openCheckout(context, opening)),
      redirectToProvider: effect(({ address }: { address: string }) => {
        context.leaveFor(address);
      }),
    },
  });
}
