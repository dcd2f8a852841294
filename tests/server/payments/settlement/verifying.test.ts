import { describe, expect, test } from 'vitest';
import type { TestGuest } from '../../support/hotel';
import { reserved } from '../../reservations/stays';
import { valueAt } from '../../support/reading';
import { containing, openPage, freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const screens = {
  paystack: '/api/v1/hotel/payment/paystack/verify?reference=',
  flutterwave: '/api/v1/hotel/payment/flutterwave/verify?transaction_id=',
  own: '/api/v1/payment/verify/?reference=',
};

function ask(screen: keyof typeof screens, name: string, guest?: TestGuest) {
  const options = guest ? { token: guest.token } : {};
  return world.request('GET', screens[screen] + encodeURIComponent(name), options);
}

async function pageOf(guest: TestGuest, provider: 'paystack' | 'flutterwave') {
  const reservationId = await reserved(world, guest);
  return { reservationId, ...(await openPage(world, guest, reservationId, provider)) };
}

/** Pays without any webhook arriving, so that the hotel only learns of it by asking. */
async function paidPage(guest: TestGuest, provider: 'paystack' | 'flutterwave') {
  world.sandbox.behaviour.webhooks.dropped = true;
  const page = await pageOf(guest, provider);
  await world.press(page.checkoutUrl, 'pay');
  return page;
}

/** What Flutterwave told about the payment in its webhook. */
function flutterwaveNames(): { id: string; flwRef: string } {
  const [delivery] = world.sandbox.deliveries().slice(-1);
  const data = valueAt(JSON.parse(delivery?.rawBody ?? '{}'), 'data');
  return { id: String(valueAt(data, 'id')), flwRef: String(valueAt(data, 'flw_ref')) };
}

describe.each(['paystack', 'flutterwave'] as const)('Asking about a payment at %s', (provider) => {
  test('makes the reservation paid, and gives its owner all of it', async () => {
    const guest = await world.guest();
    const { reservationId, reference } = await paidPage(guest, provider);
    expect(await ask(provider, reference, guest)).toMatchObject({
      status: 200,
      body: {
        paymentStatus: 'paid',
        reservation: {
          id: reservationId,
          name: 'Adaobi Okeke',
          emailAddress: 'adaobi@example.com',
          paymentStatus: 'paid',
          paymentRefrence: reference,
          totalPrice: 15_000,
        },
      },
    });
  });

  test('gives whoever knows our reference the receipt, and no more than the receipt', async () => {
    const guest = await world.guest();
    const { reservationId, reference } = await paidPage(guest, provider);
    const receipt = {
      status: 200,
      body: {
        paymentStatus: 'paid',
        reservation: {
          id: reservationId,
          checkInDate: '2026-03-12',
          checkOutDate: '2026-03-15',
          roomNumber: containing(', '),
          roomDetails: 'Double Room, Deluxe Room',
          roomMayChange: true,
          totalPrice: 15_000,
          paymentStatus: 'paid',
          paymentRefrence: reference,
          refundStatus: null,
        },
      },
    };
    const { status, body } = await ask(provider, reference);
    expect({ status, body }).toEqual(receipt);
    const stranger = await world.guest('chidi@example.com');
    expect((await ask(provider, reference, stranger)).body).toEqual(receipt.body);
  });

  test.each(['decline', 'cancel', 'close'])(
    'tells a guest who left the page without paying that the payment can be made again, after “%s”',
    async (action) => {
      const guest = await world.guest();
      const { reference, checkoutUrl } = await pageOf(guest, provider);
      await world.press(checkoutUrl, action);
      expect(await ask(provider, reference, guest)).toMatchObject({
        status: 200,
        body: { paymentStatus: 'abandoned', reservation: { paymentStatus: 'pending' } },
      });
    },
  );

  test.each(['serverError', 'rateLimited'] as const)(
    'tells a guest to wait while the provider does not answer (%s)',
    async (kind) => {
      const guest = await world.guest();
      const { reference } = await paidPage(guest, provider);
      world.sandbox.faults.add({ provider, endpoint: 'verify', kind, times: 3 });
      expect(await ask(provider, reference)).toMatchObject({
        status: 200,
        body: { paymentStatus: 'pending' },
      });
      world.sandbox.faults.clear();
      expect(await ask(provider, reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
    },
  );
});

describe('Flutterwave’s own names of a payment', () => {
  test('tell its owner all, once the payment is known', async () => {
    const guest = await world.guest();
    const { reservationId, reference } = await paidPage(guest, 'flutterwave');
    const { id, flwRef } = flutterwaveNames();
    await ask('flutterwave', reference);
    for (const name of [id, flwRef]) {
      expect(await ask('flutterwave', name, guest)).toMatchObject({
        body: { paymentStatus: 'paid', reservation: { id: reservationId, name: 'Adaobi Okeke' } },
      });
      expect(await ask('own', name, guest)).toMatchObject({ body: { paymentStatus: 'paid' } });
    }
  });

  test('tell everybody else the status alone', async () => {
    const guest = await world.guest();
    const { reference } = await paidPage(guest, 'flutterwave');
    await ask('flutterwave', reference);
    const { id, flwRef } = flutterwaveNames();
    const stranger = await world.guest('chidi@example.com');
    for (const name of [id, flwRef]) {
      expect((await ask('flutterwave', name)).body).toEqual({ paymentStatus: 'paid' });
      expect((await ask('flutterwave', name, stranger)).body).toEqual({ paymentStatus: 'paid' });
    }
  });

  test('that we have not heard of are looked up for a guest with a token only', async () => {
    const guest = await world.guest();
    await paidPage(guest, 'flutterwave');
    const { id } = flutterwaveNames();
    world.asked.length = 0;
    expect(await ask('flutterwave', id)).toMatchObject({ status: 404 });
    expect(world.asked).toEqual([]);
    expect(await ask('flutterwave', id, guest)).toMatchObject({ body: { paymentStatus: 'paid' } });
  });
});

describe('Asking about a payment of one’s own', () => {
  test('works for both providers, with and without the slash', async () => {
    const guest = await world.guest();
    for (const provider of ['paystack', 'flutterwave'] as const) {
      const { reservationId, reference } = await paidPage(guest, provider);
      const response = { body: { paymentStatus: 'paid', reservation: { id: reservationId } } };
      expect(await ask('own', reference, guest)).toMatchObject(response);
      const { token } = guest;
      expect(
        await world.request('GET', `/api/v1/payment/verify?reference=${reference}`, { token }),
      ).toMatchObject(response);
    }
  });
});
