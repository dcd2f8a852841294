import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PaymentProvider } from '../../../machines/shared/paymentChannel';
import { providePaymentChoice } from '../../../src/payment/paymentChoiceActors';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import {
  answerForLater,
  adaobi,
  bola,
  NOW,
  openJourney,
  type Responder,
} from '../../support/journeyWithoutPage';

const reservation = exampleReservation();
const saved = { reservationData: reservation };
const asked = 'GET /api/v1/reservations/r-1';
const opened = {
  paystack: 'POST /api/v1/payment/initiate-payment',
  flutterwave: 'POST /api/v1/payment/initiate-flutterwave',
};
const opensAt = { paystack: 'https://pay.test/p', flutterwave: 'https://pay.test/f' };
const checkout = { authorization_url: opensAt.paystack, paymentLink: opensAt.flutterwave };

/** The payment page of a guest. */
function openChoice(
  responses: Record<string, Responder> = {},
  guest: typeof adaobi | null = adaobi,
) {
  const journey = openJourney({ responses, guest, path: '/payment' });
  const screen = createActor(providePaymentChoice(journey.context));
  const settled = () => waitFor(screen, (snapshot) => !snapshot.hasTag('busy'));
  return { ...journey, screen, settled };
}

/** The same page with a saved reservation, after a provider was asked to open a checkout. */
async function pay(provider: PaymentProvider, reply: Responder) {
  const choice = openChoice({ [asked]: () => ({ reservation }), [opened[provider]]: reply });
  choice.storage.lastReservationResponse.write(adaobi.id, saved);
  choice.screen.start();
  await choice.settled();
  choice.screen.send({ type: 'method.chosen', method: provider });
  choice.screen.send({ type: 'payment.requested' });
  return choice;
}

describe('The reservation to pay', () => {
  it('is the one that was made last, as the server shows it now', async () => {
    const now = exampleReservation({ totalPrice: 9000 });
    const { screen, settled, storage, whatWasAsked } = openChoice({
      [asked]: () => ({ reservation: now }),
    });
    storage.lastReservationResponse.write(adaobi.id, saved);
    screen.start();
    expect((await settled()).context).toMatchObject({ reservationId: 'r-1', reservation: now });
    expect(whatWasAsked()).toEqual([asked]);
  });

  it('is taken from the answer to its creation where that has just come', async () => {
    const { context, screen, settled, storage, calls } = openChoice();
    const now = exampleReservation({ totalPrice: 9000 });
    storage.lastReservationResponse.write(adaobi.id, saved);
    const made = { reservation: now, receivedAt: NOW.toISOString() };
    context.createdReservation.put(made, adaobi.id, NOW);
    screen.start();
    expect((await settled()).context.reservation).toEqual(now);
    expect(calls).toEqual([]);
  });

  it('is what was kept where the server can’t show it', async () => {
    const { screen, settled, storage } = openChoice();
    storage.lastReservationResponse.write(adaobi.id, saved);
    screen.start();
    const shown = await settled();
    expect(shown.context.reservation).toEqual(reservation);
    expect(shown.matches('choosing')).toBe(true);
  });

  const roomless = exampleReservation({ roomAllocations: [], totalPrice: 0 });

  it.each([
    ['says null', () => ({ reservation: null }), 'No reservation details available.'],
    ['says nothing', () => ({}), 'No reservation details available.'],
    ['is empty', () => new Response(''), 'No reservation details available.'],
    [
      'has no rooms',
      () => ({ reservation: roomless }),
      'This reservation has no rooms, so it can’t be paid for.',
    ],
  ])('is none where the answer %s', async (_, reply, words) => {
    const { screen, settled, storage } = openChoice({ [asked]: reply });
    storage.lastReservationResponse.write(adaobi.id, saved);
    screen.start();
    const { value, context } = await settled();
    expect([value, context.error]).toEqual(['nothingToPay', words]);
  });

  it.each([
    ['nothing is kept', null, adaobi, adaobi, 'alertingMissing'],
    ['only another guest’s is kept', saved, bola, adaobi, 'alertingMissing'],
    ['nobody is logged in', saved, adaobi, null, 'alertingMissing'],
  ])('is missing where %s', async (_, reply, owner, guest, state) => {
    const { screen, settled, storage } = openChoice({}, guest);
    if (reply) storage.lastReservationResponse.write(owner.id, reply);
    screen.start();
    expect((await settled()).value).toBe(state);
  });

  it('is unreadable where what is kept is none', async () => {
    const { screen, settled, device } = openChoice();
    device.write('lastReservationResponse', 'half an ans');
    screen.start();
    expect((await settled()).value).toBe('corrupt');
  });
});

describe('A checkout from the payment page', () => {
  it.each([
    ['paystack', [opensAt.paystack]],
    ['flutterwave', []],
  ] as const)('of %s is opened under a key, and its answer kept', async (provider, leftFor) => {
    const { screen, calls, storage, left } = await pay(provider, () => checkout);
    await expect
      .poll(() => [...left, screen.getSnapshot().context.address])
      .toContain(opensAt[provider]);
    expect(calls.at(-1)).toMatchObject({
      what: opened[provider],
      key: 'key-1',
      body: { reservationId: 'r-1' },
    });
    const response = { kind: 'found', value: { ...checkout, userId: adaobi.id } };
    const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
    const stores = { paystack: paystackPaymentResponse, flutterwave: flutterwavePaymentResponse };
    expect(stores[provider].find(adaobi.id)).toEqual(response);
    expect(left).toEqual(leftFor);
  });

  it.each(['paystack', 'flutterwave'] as const)(
    'of %s is given up when the page is left, and is whose it was asked for',
    async (provider) => {
      const leaving = await pay(provider, () => new Promise(() => 0));
      await expect.poll(() => leaving.calls.length).toBe(2);
      leaving.screen.stop();
      expect(leaving.calls[1]?.signal.aborted).toBe(true);

      const later = answerForLater();
      const { screen, calls, becomes, storage, left } = await pay(provider, later.respond);
      await expect.poll(() => calls.length).toBe(2);
      becomes(bola);
      later.give(checkout);
      await expect
        .poll(() => [...left, screen.getSnapshot().context.address])
        .toContain(opensAt[provider]);
      const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
      const stores = { paystack: paystackPaymentResponse, flutterwave: flutterwavePaymentResponse };
      expect(stores[provider].find(bola.id)).toEqual({ kind: 'missing' });
      expect(stores[provider].find(adaobi.id)).toMatchObject({ kind: 'found' });
    },
  );
});
