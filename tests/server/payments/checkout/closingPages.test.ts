import { describe, expect, test } from 'vitest';
import { cancel, modify } from '../../reservations/stays';
import { openStay, pay } from '../openStay';
import { openPage, verify, type OpenPage, freshPaymentWorld, pageAt } from '../paymentWorld';

const world = await freshPaymentWorld();

const MINUTE = 60_000;

describe('A page of Flutterwave on which nobody should pay any more', () => {
  async function takesMoney({ checkoutUrl }: OpenPage): Promise<boolean> {
    const { app, path } = pageAt(world.sandbox, checkoutUrl);
    const { body } = await app.inject(path);
    return body.includes('Pay ₦');
  }

  test('is closed when the other provider has taken the money', async () => {
    const stay = await openStay(world, 'flutterwave');
    const other = await openPage(world, stay.guest, stay.id, 'paystack');
    expect(await takesMoney(stay)).toBe(true);
    await pay(world, other);
    await verify(world, other.reference);
    await world.jobs.runDue();
    expect(await takesMoney(stay)).toBe(false);
  });

  test('is closed when the stay is changed, and the new one gets its own', async () => {
    const stay = await openStay(world, 'flutterwave');
    await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' });
    const next = await openPage(world, stay.guest, stay.id, 'flutterwave');
    await world.pass(MINUTE);
    expect(await takesMoney(stay)).toBe(false);
    expect(await takesMoney(next)).toBe(true);
  });

  test('is closed a little later when Flutterwave does not answer', async () => {
    const stay = await openStay(world, 'flutterwave');
    world.sandbox.faults.add({
      provider: 'flutterwave',
      endpoint: 'disableLink',
      kind: 'serverError',
    });
    await cancel(world, stay.guest, stay.id);
    await world.pass(5 * MINUTE);
    expect(await takesMoney(stay)).toBe(false);
  });
});
