import { sandboxKeys } from '../../../../server/configuration/providerSettings';
import type { PaystackCheckout, Reservation } from '../../../../machines/contract/wire';
import { callsOf, reservationNow, type Visitor } from './calls';
import { expect, type Place } from './world';
import { contractResponseOf } from './contractResponse';

/** The test card with which the bank refuses for good. */
const REFUSED_CARD = '4084080000670037';
/** The steps of a refund from accepted to paid out. */
const REFUND_STEPS = 2;

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

/** The guest's bank refuses the card on the provider's page. */
export const beRefused = (checkout: PaystackCheckout) =>
  submit(checkout, { action: 'pay', card: REFUSED_CARD });

/** The guest pays on the provider's page, and the bank takes its time. */
export const paySlowly = (checkout: PaystackCheckout) => submit(checkout, { action: 'paySlowly' });

/** The guest is given an account number, or a code, on the provider's page. */
export const askFor = (checkout: PaystackCheckout, channel: 'bank_transfer' | 'ussd') =>
  submit(checkout, { action: 'choose', channel });

/** The account number that the guest is given on the provider's page to send money to. */
export async function accountFor(checkout: PaystackCheckout): Promise<string> {
  const page = await fetch(await askFor(checkout, 'bank_transfer'));
  const [, number] = /<dd>(\d{10})<\/dd>/.exec(await page.text()) ?? [];
  if (number === undefined) throw new Error('The provider’s page shows no account number');
  return number;
}

/** The guest pays, and the hotel has heard of it. */
export async function payAndTell(visitor: Visitor, checkout: PaystackCheckout): Promise<void> {
  await pay(checkout);
  await tell(visitor, checkout);
}

/** The hotel learns what became of a payment. */
export async function tell(visitor: Visitor, checkout: PaystackCheckout): Promise<void> {
  const client = await callsOf(visitor);
  const query = { reference: checkout.reference };
  await contractResponseOf(client.GET('/api/v1/payment/verify/', { params: { query } }));
}

function at(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
}

/** Tells the sandbox of Paystack something, as a developer or with the hotel's key. */
export async function toldSandbox(
  { request, hotel }: Pick<Place, 'request' | 'hotel'>,
  path: string,
  data: object = {},
): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sandboxKeys.paystack}` };
  const answer = await request.post(`${hotel.sandbox.paystack}${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`The sandbox said no: ${await answer.text()}`);
  return answer.json();
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

async function payOut(place: Place, refundId: number): Promise<void> {
  for (let step = 0; step < REFUND_STEPS; step += 1) {
    await toldSandbox(place, `/control/refunds/${refundId}/advance`, { ending: 'processed' });
  }
}

/** The guest gives up the rooms of a paid reservation, and waits for the refund. */
export async function giveBack(visitor: Visitor, { id }: Reservation): Promise<void> {
  const client = await callsOf(visitor);
  const call = client.POST('/api/v1/hotel/payment/refund/request/{id}', {
    params: { path: { id } },
    body: { reason: 'The conference has moved' },
  });
  await contractResponseOf(call);
}

/** The provider's id of the refund of a payment, as soon as the hotel has asked for it. */
export async function refundAtProvider(
  place: Pick<Place, 'request' | 'hotel'>,
  { reference }: PaystackCheckout,
): Promise<number> {
  const refundOfIt = async () =>
    (await listedAtSandbox(place, 'refunds')).find((row) => at(row, 'reference') === reference);
  await expect.poll(refundOfIt).toBeDefined();
  return Number(at(await refundOfIt(), 'id'));
}

/** The guest has had the money of a paid reservation back. */
export async function haveMoneyBack(
  scene: Place & Visitor,
  reservation: Reservation,
  checkout: PaystackCheckout,
): Promise<void> {
  const { id } = reservation;
  await giveBack(scene, reservation);
  await payOut(scene, await refundAtProvider(scene, checkout));
  await expect.poll(async () => (await reservationNow(scene, id)).paymentStatus).toBe('refunded');
}

/**
 * Money arrives and is given back at the provider before the hotel has asked about it, so the hotel can't count it as
 * a payment. No webhook arrives meanwhile.
 */
export async function payAndTakeBack(place: Place, checkout: PaystackCheckout): Promise<void> {
  await toldSandbox(place, '/control/webhooks', { dropped: true });
  await pay(checkout);
  const refund = await toldSandbox(place, '/refund', { transaction: checkout.reference });
  await payOut(place, Number(at(at(refund, 'data'), 'id')));
  await toldSandbox(place, '/control/webhooks');
}

/** The provider breaks at the next checkout that it is to open. */
export async function breakNextCheckout(place: Place): Promise<void> {
  const fault = { endpoint: 'initialise', kind: 'serverError', times: 1 };
  await toldSandbox(place, '/control/faults', fault);
}
