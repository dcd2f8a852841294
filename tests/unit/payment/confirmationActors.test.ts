import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PaymentProvider } from '../../../machines/shared/paymentChannel';
import type { PaymentReference } from '../../../machines/payment/paymentReference';
import { provideConfirmation } from '../../../src/payment/confirmationActors';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import {
  answerForLater,
  adaobi,
  bola,
  NOW,
  openJourney,
  refused,
  type Responder,
} from '../../support/journeyWithoutPage';

const reservation = exampleReservation();
const receivedAt = NOW.toISOString();
const asked = 'GET /api/v1/reservations/r-1';
const owned = 'GET /api/v1/payment/verify/';
const opened = {
  paystack: 'POST /api/v1/payment/paystack/initialize',
  flutterwave: 'POST /api/v1/payment/flutterwave/initialize',
};
const paystack: PaymentReference = { provider: 'paystack', reference: 'ref-1' };
const flutterwave: PaymentReference = { provider: 'flutterwave', transactionId: 'tx-1' };
const checkout = { authorization_url: 'https://pay.test/p', paymentLink: 'https://pay.test/f' };
const expired = () => refused(401, 'session_expired');

interface Opening {
  responses: Record<string, Responder>;
  reference?: PaymentReference;
  guest?: typeof adaobi | null;
}

/** The confirmation screen of the reservation, or of a payment. */
function openConfirmation({ responses, reference, guest = adaobi }: Opening) {
  const journey = openJourney({ responses, guest, path: '/reservation/r-1/confirm' });
  const clock = new SimulatedClock();
  const screen = createActor(provideConfirmation(journey.context), {
    clock,
    input: { reservationId: reference ? null : 'r-1', reference: reference ?? null },
  });
  const settled = () =>
    waitFor(screen, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('verifying'));
  return { ...journey, clock, screen, settled };
}

/** The same screen after the reservation shows and a provider was chosen. */
async function pay(provider: PaymentProvider, response: Responder, shown = reservation) {
  const responses = { [asked]: () => ({ reservation: shown }), [opened[provider]]: response };
  const confirmation = openConfirmation({ responses });
  confirmation.screen.start();
  await confirmation.settled();
  confirmation.screen.send({ type: 'payment.chosen', provider });
  return confirmation;
}

describe('Loading a reservation to confirm', () => {
  it('takes what its creation has just answered, and else asks the server', async () => {
    const { context, screen, settled, whatWasAsked } = openConfirmation({ responses: {} });
    const earlier = '2026-03-10T08:59:55.000Z';
    const made = { reservation, receivedAt: earlier };
    context.createdReservation.put(made, adaobi.id, new Date(earlier));
    screen.start();
    expect((await settled()).context).toMatchObject({ reservation, receivedAt: earlier });
    expect(whatWasAsked()).toEqual([]);
  });

  it('asks for the one that the address names, and notes when it was answered', async () => {
    const { screen, settled, whatWasAsked } = openConfirmation({
      responses: { [asked]: () => ({ reservation }) },
    });
    screen.start();
    expect((await settled()).context).toMatchObject({ reservation, receivedAt });
    expect(whatWasAsked()).toEqual([asked]);
  });

  it.each([
    ['the very one is shown', 'r-1', adaobi.id],
    ['another is not', 'r-9', adaobi.id],
    ['another guest’s is not', 'r-1', bola.id],
  ])('without a network: of what is kept %s', async (_, id, owner) => {
    const { storage, screen, settled } = openConfirmation({ responses: {} });
    storage.confirmedReservation.write(owner, { ...paidReservation, id });
    screen.start();
    const { context, value } = await settled();
    const isMine = id === 'r-1' && owner === adaobi.id;
    expect(context.reservation?.id).toBe(isMine ? 'r-1' : undefined);
    expect(context.receivedAt).toBe(isMine ? receivedAt : null);
    expect(value).toEqual(isMine ? 'paid' : 'notLoaded');
  });

  it.each([
    ['nothing that is kept can be read', { id: 'r-1' }, undefined],
    ['the server has refused', paidReservation, () => refused(500, 'internal_error')],
  ])('fails where %s', async (_, saved, response) => {
    const responses: Record<string, Responder> = response ? { [asked]: response } : {};
    const { storage, screen, settled } = openConfirmation({ responses });
    storage.confirmedReservation.write(adaobi.id, saved);
    screen.start();
    expect((await settled()).value).toEqual('notLoaded');
  });

  it.each([
    ['says null', () => ({ reservation: null })],
    ['says nothing', () => ({})],
    ['is empty', () => new Response('')],
  ])('finds none where the answer %s', async (_, response) => {
    const { screen, settled } = openConfirmation({ responses: { [asked]: response } });
    screen.start();
    expect((await settled()).value).toBe('empty');
  });
});

describe('Opening a checkout', () => {
  it.each([
    ['paystack', 'https://pay.test/p'],
    ['flutterwave', 'https://pay.test/f'],
  ] as const)('of %s sends what is to be paid under a key, and goes there', async (at, address) => {
    const { calls, left, storage } = await pay(at, () => checkout);
    await expect.poll(() => left).toEqual([address]);
    expect(calls.at(-1)).toMatchObject({
      what: opened[at],
      key: 'key-1',
      body: { reservationId: 'r-1', email: reservation.emailAddress, amount: 6000 },
    });
    const saved = { kind: 'found', value: { ...checkout, userId: adaobi.id } };
    const missing = { kind: 'missing' };
    expect(storage.paystackPaymentResponse.find(adaobi.id)).toEqual(
      at === 'paystack' ? saved : missing,
    );
    expect(storage.flutterwavePaymentResponse.find(adaobi.id)).toEqual(
      at === 'flutterwave' ? saved : missing,
    );
  });

  it.each([
    ['the guest’s own address where the reservation has none', adaobi, adaobi.email],
    ['the reservation’s where it has one', { ...adaobi, email: 'else@example.com' }, undefined],
  ])('is asked for with %s', async (_, guest, email) => {
    const nameless = exampleReservation(email ? { emailAddress: '' } : {});
    const confirmation = await pay('paystack', () => checkout, nameless);
    confirmation.keys.user.write(guest);
    await expect.poll(() => confirmation.left.length).toBe(1);
    expect(confirmation.calls.at(-1)?.body).toMatchObject({
      email: email ?? reservation.emailAddress,
    });
  });

  it('keeps its answer for whoever asked for it, never for another guest', async () => {
    const later = answerForLater();
    const { calls, becomes, storage, left } = await pay('paystack', later.respond);
    await expect.poll(() => calls.length).toBe(2);
    becomes(bola);
    later.give(checkout);
    await expect.poll(() => left.length).toBe(1);
    expect(storage.paystackPaymentResponse.find(bola.id)).toEqual({ kind: 'missing' });
    expect(storage.paystackPaymentResponse.find(adaobi.id)).toMatchObject({ kind: 'found' });
  });
});

describe('Asking about the guest’s own payment', () => {
  const paid = { paymentStatus: 'paid', reservation: paidReservation };

  it.each([
    [paystack, 'ref-1'],
    [flutterwave, 'tx-1'],
  ])('names %j, and keeps a reservation that is paid', async (reference, text) => {
    const { screen, settled, whatWasAsked, storage } = openConfirmation({
      reference,
      responses: { [owned]: () => paid },
    });
    screen.start();
    expect((await settled()).context).toMatchObject({ verdict: { kind: 'paid' }, receivedAt });
    expect(whatWasAsked()).toEqual([`${owned}?reference=${text}`]);
    expect(storage.confirmedReservation.find(adaobi.id)).toEqual({
      kind: 'found',
      value: { ...paidReservation, userId: adaobi.id },
    });
  });

  it.each([
    ['the one that was confirmed', 'ref-1', 'paid'],
    ['no other', 'ref-9', 'notVerified'],
  ])('shows without a network the receipt of %s', async (_, reference, expected) => {
    const responses: Record<string, Responder> = { [owned]: () => paid };
    const online = openConfirmation({ reference: paystack, responses });
    online.screen.start();
    await online.settled();
    const { storage, screen, settled } = openConfirmation({
      reference: { provider: 'paystack', reference },
      responses: {},
    });
    for (const key of online.device.keys())
      storage.device.write(key, online.device.read(key) ?? '');
    screen.start();
    expect((await settled()).value).toEqual(expected);
  });

  it('keeps one that is paid and whose refund is requested as it stands now', async () => {
    const refunding = { ...paidReservation, refundStatus: 'requested' };
    const { screen, settled, storage } = openConfirmation({
      reference: paystack,
      responses: { [owned]: () => ({ paymentStatus: 'paid', reservation: refunding }) },
    });
    storage.confirmedReservation.write(adaobi.id, paidReservation);
    screen.start();
    expect((await settled()).value).toEqual('ended');
    expect(storage.confirmedReservation.find(adaobi.id)).toMatchObject({
      kind: 'found',
      value: { refundStatus: 'requested' },
    });
  });

  it.each([
    ['one that is not paid', { paymentStatus: 'failed', reservation }],
    [
      'no more than a receipt',
      { paymentStatus: 'paid', reservation: { ...paidReservation, noOfAdult: undefined } },
    ],
  ])('keeps nothing of %s', async (_, response) => {
    const { screen, settled, storage } = openConfirmation({
      reference: paystack,
      responses: { [owned]: () => response },
    });
    screen.start();
    await settled();
    expect(storage.confirmedReservation.find(adaobi.id)).toEqual({ kind: 'missing' });
  });

  it.each([
    [paystack, 'GET /api/v1/hotel/payment/paystack/verify', '?reference=ref-1'],
    [flutterwave, 'GET /api/v1/hotel/payment/flutterwave/verify', '?transaction_id=tx-1'],
  ])('asks the provider by %j where the session is over', async (reference, call, query) => {
    const { screen, settled, whatWasAsked } = openConfirmation({
      reference,
      guest: null,
      responses: { [owned]: expired, [call]: () => paid },
    });
    screen.start();
    expect((await settled()).context.verdict?.kind).toBe('paid');
    expect(whatWasAsked().at(-1)).toBe(`${call}${query}`);
  });

  it('asks nobody else where the server itself fails', async () => {
    const provider = 'GET /api/v1/hotel/payment/paystack/verify';
    const { screen, settled, whatWasAsked } = openConfirmation({
      reference: paystack,
      responses: { [owned]: () => refused(404, 'not_found'), [provider]: () => paid },
    });
    screen.start();
    expect((await settled()).value).toEqual('notVerified');
    expect(whatWasAsked()).toEqual([`${owned}?reference=ref-1`]);
  });
});
