import { describe, expect, test } from 'vitest';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import { cancel, reserved, shown, shownAs } from '../../reservations/stays';
import type { HotelResponse } from '../../support/hotel';
import { textAt, refusedWith } from '../../support/reading';
import { initiate, landing, openPage, freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const MINUTE = 60_000;
const providers: ProviderName[] = ['paystack', 'flutterwave'];
const address = { paystack: 'authorization_url', flutterwave: 'paymentLink' } as const;

/** Asks for a checkout page from the confirmation screen. */
function initialize(
  { token }: { token?: string },
  provider: ProviderName,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return world.request('POST', `/api/v1/payment/${provider}/initialize`, {
    ...(token === undefined ? {} : { token }),
    body: { email: 'adaobi@example.com', ...body },
    headers,
  });
}

describe.each(providers)('Opening a checkout page at %s', (provider) => {
  test('answers the address of the page and our own reference, which gives nothing away', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest, { deluxe: 1 });
    const { status, body } = await initialize(guest, provider, { reservationId, amount: 6000 });
    expect(status).toBe(200);
    const reference = textAt(body, 'reference');
    expect(reference).toMatch(/^[0-9a-f]{32}$/);
    expect(reservationId.replaceAll('-', '')).not.toBe(reference);
    const page = new URL(textAt(body, address[provider]));
    expect(page.origin).toBe(new URL(world.sandbox[provider].publicUrl).origin);
  });

  test('leads back to the screen that it was started from', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const parameter = provider === 'paystack' ? 'reference' : 'transaction_id';

    const { body } = await initialize(guest, provider, { reservationId, amount: 15_000 });
    const confirmation = textAt(body, 'reference');
    const fromConfirmation = await world.press(textAt(body, address[provider]), 'cancel');
    expect(await landing(world, fromConfirmation)).toBe(
      `http://hotel.test/confirmPayment/${reservationId}?${parameter}=${confirmation}`,
    );

    const another = await reserved(world, guest, { junior: 1 });
    const { reference, checkoutUrl } = await openPage(world, guest, another, provider);
    const fromPayment = await world.press(checkoutUrl, 'pay');
    expect(await landing(world, fromPayment)).toBe(
      `http://hotel.test/payment-callback?${parameter}=${reference}`,
    );
  });

  test('leads to the same page again on a second click and after a reload', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const first = await openPage(world, guest, reservationId, provider);
    await world.press(first.checkoutUrl, 'decline');
    world.clock.advance(10 * MINUTE);
    expect(await openPage(world, guest, reservationId, provider)).toEqual(first);
  });

  test('tells a click that comes while the page is being opened to wait', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const meanwhile: HotelResponse[] = [];
    world.rewrite(async (response) => {
      meanwhile.push(await initiate(world, guest, reservationId, provider));
      return response;
    });
    expect((await initiate(world, guest, reservationId, provider)).status).toBe(200);
    expect(meanwhile).toMatchObject([{ status: 409, body: { code: 'request_in_progress' } }]);
  });

  test('says so when the provider does not answer, and opens another page on the next try', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    world.sandbox.faults.add({ provider, endpoint: 'initialise', kind: 'serverErrorAfterCommit' });
    expect(await initiate(world, guest, reservationId, provider)).toMatchObject(
      refusedWith(502, 'provider_unavailable'),
    );
    const { checkoutUrl } = await openPage(world, guest, reservationId, provider);
    await world.press(checkoutUrl, 'payWithoutReturning');
    await world.jobs.runDue();
    expect(await shown(world, guest, reservationId)).toMatchObject(shownAs('paid'));
  });
});

describe('A payment is not started', () => {
  test.each(providers)(
    'at %s for a reservation that is missing or somebody else’s',
    async (provider) => {
      const owner = await world.guest();
      const stranger = await world.guest('chidi@example.com');
      const reservationId = await reserved(world, owner);
      const refusal = refusedWith(404, 'reservation_not_found', {
        message: 'Reservation is already paid or details are missing.',
      });
      expect(await initiate(world, stranger, reservationId, provider)).toMatchObject(refusal);
      expect(await initiate(world, owner, 'no-id-at-all', provider)).toMatchObject(refusal);
      const unknown = '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20';
      expect(await initiate(world, owner, unknown, provider)).toMatchObject(refusal);
    },
  );

  test.each(providers)('at %s for a reservation that is paid', async (provider) => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const { checkoutUrl } = await openPage(world, guest, reservationId);
    await world.press(checkoutUrl, 'pay');
    await world.jobs.runDue();
    expect(await initiate(world, guest, reservationId, provider)).toMatchObject(
      refusedWith(409, 'already_paid', {
        message: 'Reservation is already paid or details are missing.',
      }),
    );
  });

  test('for a reservation that was cancelled, or whose time to pay is over', async () => {
    const guest = await world.guest();
    const cancelled = await reserved(world, guest);
    await cancel(world, guest, cancelled);
    const refusal = refusedWith(409, 'transition_refused', {
      message: 'This reservation has been cancelled, so it can no longer be paid for.',
    });
    expect(await initiate(world, guest, cancelled)).toMatchObject(refusal);
    const expired = await reserved(world, guest);
    world.clock.advance(30 * MINUTE);
    expect(await initiate(world, guest, expired)).toMatchObject(refusal);
  });

  test.each(providers)('at %s when the guest was shown another amount', async (provider) => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    for (const amount of [14_999.99, 5000, 0]) {
      expect(await initialize(guest, provider, { reservationId, amount })).toMatchObject(
        refusedWith(409, 'amount_mismatch'),
      );
    }
    expect(world.asked).toEqual([]);
  });

  test.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email address'],
  ])('with the e-mail address %j', async (email, message) => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const order = { reservationId, amount: 15_000, email };
    expect(await initialize(guest, 'paystack', order)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message, fields: { email: message } },
    });
  });

  test('for a reservation that is changed while the page is being opened', async () => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    world.rewrite(async (text) => {
      await cancel(world, guest, reservationId);
      return text;
    });
    expect(await initiate(world, guest, reservationId)).toMatchObject(
      refusedWith(409, 'transition_refused'),
    );
  });
});
