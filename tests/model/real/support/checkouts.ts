import type { PaystackCheckout, Reservation } from '../../../../machines/contract/wire';
import { callsOf, type Visitor } from './calls';
import { type Place } from './world';
import { contractResponseOf } from './contractResponse';
import { valueAt as at } from '../../../../src/api/valueAt';

/** Opens a checkout at Paystack without a browser, as one of the two screens does. */
export async function openCheckout(
  visitor: Visitor,
  { id: reservationId, emailAddress: email, totalPrice: amount }: Reservation,
  screen: 'confirmation' | 'payment',
): Promise<PaystackCheckout> {
  const client = await callsOf(visitor);
  return contractResponseOf(
    screen === 'confirmation'
      ? client.POST('/api/v1/payment/paystack/initialize', {
          body: { reservationId, email, amount },
        })
      : client.POST('/api/v1/payment/initiate-payment', { body: { reservationId } }),
  );
}

/** A guest's action on the provider's page, without a browser; answers where it leads. */
async function submit(checkout: PaystackCheckout, fields: Record<string, string>): Promise<URL> {
  const answer = await fetch(checkout.authorization_url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const place = answer.headers.get('Location');
  if (answer.status !== 303 || place === null) {
    throw new Error(`The provider’s page answered ${answer.status}`);
  }
  return new URL(place, checkout.authorization_url);
}

/** The guest pays on the provider's page, and does not come back. */
export const pay = (checkout: PaystackCheckout) => submit(checkout, { action: 'pay' });

/** The guest pays, and the hotel has heard of it. */
export async function payAndTell(visitor: Visitor, checkout: PaystackCheckout): Promise<void> {
  await pay(checkout);
  await tell(visitor, checkout);
}

/** The hotel learns what became of a payment. */
async function tell(visitor: Visitor, checkout: PaystackCheckout): Promise<void> {
  const client = await callsOf(visitor);
  const query = { reference: checkout.reference };
  await contractResponseOf(client.GET('/api/v1/payment/verify/', { params: { query } }));
}

async function listedAtSandbox(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  list: 'payments' | 'refunds',
): Promise<unknown[]> {
  const answer = await request.get(`${hotel.sandbox.paystack}/control/state`);
  const found: unknown = at(await answer.json(), list);
  return Array.isArray(found) ? Array.from<unknown>(found) : [];
}

/** The references of the payments requested at Paystack, newest first. */
export async function paymentsAtProvider(place: Pick<Place, 'request' | 'hotel'>) {
  return (await listedAtSandbox(place, 'payments')).map((row) => String(at(row, 'reference')));
}
