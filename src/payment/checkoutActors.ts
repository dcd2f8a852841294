import {
  type CheckoutInput,
  checkoutMachine,
  type OpenedCheckout,
} from '../../machines/payment/checkoutMachine';
import { readResponse } from '../api/client';
import { call, effect } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import type { PaymentProvider } from '../../machines/shared/paymentChannel';
import { textAt } from '../api/valueAt';

/**
 * Saves the response that opened a checkout, and returns the checkout's URL.
 * @param guest who requested it; nothing is saved for a visitor
 */
function savedCheckout(
  { storage }: Pick<ApiContextValue, 'storage'>,
  provider: PaymentProvider,
  guest: string | undefined,
  response: unknown,
): OpenedCheckout {
  const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
  if (provider === 'paystack') {
    if (guest) paystackPaymentResponse.write(guest, response);
    return { address: textAt(response, 'authorization_url') ?? null };
  }
  if (guest) flutterwavePaymentResponse.write(guest, response);
  return { address: textAt(response, 'paymentLink') ?? null };
}

/** The header that identifies one try to open a checkout, so that a retry opens no second one. */
function idempotencyHeader({ randomKey }: Pick<ApiContextValue, 'randomKey'>) {
  return { header: { 'Idempotency-Key': randomKey() } };
}

type Opening = Pick<CheckoutInput, 'provider' | 'request'>;

function send(
  { client, browserSession, randomKey }: ApiContextValue,
  { provider, request }: Opening,
  signal: AbortSignal,
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
async function openCheckout(
  context: ApiContextValue,
  opening: Opening,
  signal: AbortSignal,
): Promise<OpenedCheckout> {
  const guest = guestId(context);
  const response = await readResponse(send(context, opening, signal));
  return savedCheckout(context, opening.provider, guest, response);
}

/** A provider's checkout, connected to the hotel's server. */
export function provideCheckout(context: ApiContextValue) {
  return checkoutMachine.provide({
    actors: {
      openCheckout: call((opening, signal) => openCheckout(context, opening, signal)),
      redirectToProvider: effect(({ address }) => {
        context.leaveFor(address);
      }),
    },
  });
}
