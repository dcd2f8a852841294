import { describe, expect, test } from 'vitest';
import type { TestGuest } from '../../support/hotel';
import { valueAt } from '../../support/reading';
import { openStay, pay, unheardStay } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';

const SECONDS = 3;
const world = await freshPaymentWorld({ configuration: { verificationInterval: SECONDS * 1_000 } });

const ask = (name: string, { token }: TestGuest) =>
  world.request('GET', `/api/v1/hotel/payment/flutterwave/verify?transaction_id=${name}`, {
    token,
  });

/** What Flutterwave calls the payment, which our server has not heard of yet. */
function numericId(): string {
  const [delivery] = world.sandbox.deliveries().slice(-1);
  return String(valueAt(JSON.parse(delivery?.rawBody ?? '{}'), 'data.id'));
}

describe('However often a guest asks about a payment', () => {
  test('its provider is asked once in a few seconds, by our reference', async () => {
    const stay = await openStay(world, 'flutterwave');
    world.asked.length = 0;
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ask(stay.reference, stay.guest)),
    );
    // Only the one for whom it was asked is told that nothing was paid; the others ask again.
    const told = responses.map(({ body }) => valueAt(body, 'paymentStatus')).toSorted();
    expect(told).toEqual(['abandoned', ...Array.from({ length: 9 }, () => 'pending')]);
    const once = world.asked.length;
    expect(once).toBeGreaterThan(0);
    await ask(stay.reference, stay.guest);
    expect(world.asked).toHaveLength(once);

    await pay(world, stay);
    world.clock.advance(SECONDS * 1_000);
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      body: { paymentStatus: 'paid' },
    });
    // And one call, before the money is used, to see whether it has been refunded.
    expect(world.asked).toHaveLength(2 * once + 1);
  });

  test('who paid since it was asked is not told that nothing was paid', async () => {
    const stay = await openStay(world, 'flutterwave');
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      body: { paymentStatus: 'abandoned' },
    });
    await pay(world, stay);
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      body: { paymentStatus: 'pending' },
    });
    world.clock.advance(SECONDS * 1_000);
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      body: { paymentStatus: 'paid' },
    });
  });

  test('nor is it asked again whose payment a number is that it does not know', async () => {
    const stay = await openStay(world, 'flutterwave');
    world.asked.length = 0;
    for (let times = 0; times < 10; times += 1) {
      expect(await ask('99999999', stay.guest)).toMatchObject({ status: 404 });
    }
    expect(world.asked).toHaveLength(1);
    world.clock.advance(SECONDS * 1_000);
    await ask('99999999', stay.guest);
    expect(world.asked).toHaveLength(2);
  });

  test('a number that it does know finds the payment each time', async () => {
    const stay = await unheardStay(world, 'flutterwave');
    const name = numericId();
    world.asked.length = 0;
    for (let times = 0; times < 5; times += 1) {
      expect(await ask(name, stay.guest)).toMatchObject({ body: { paymentStatus: 'paid' } });
    }
    expect(world.asked.length).toBeLessThan(4);
  });
});
