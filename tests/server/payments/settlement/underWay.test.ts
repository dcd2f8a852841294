import { describe, expect, test } from 'vitest';
import { valueAt } from '../../support/reading';
import { openStay, type OpenStay, reservationOf } from '../openStay';
import { openPage, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, showCode } from '../transfers';

const world = await freshPaymentWorld();

const MINUTE = 60_000;

function verifyOwn({ guest: { token }, reference }: OpenStay) {
  return world.request('GET', `/api/v1/payment/verify/?reference=${reference}`, { token });
}

/** The only reservation in the list. */
async function listed({ guest: { token } }: OpenStay): Promise<unknown> {
  const { body } = await world.request('GET', '/api/v1/hotel/reservations/history?order=stay', {
    token,
  });
  return valueAt(body, 'reservations.0');
}

const holdOf = async (stay: OpenStay) => valueAt(await reservationOf(world, stay), 'holdExpiresAt');

describe('A payment that the provider says is under way', () => {
  test('is told as that, with until when the rooms are held, to its owner and whoever has the reference', async () => {
    const stay = await openStay(world);
    await askForAccount(world, stay);
    const { body } = await verify(world, stay.reference);
    const underWay = { by: 'bank_transfer', until: await holdOf(stay) };
    expect(body).toMatchObject({ paymentStatus: 'pending', underWay });
    expect((await verifyOwn(stay)).body).toMatchObject({ paymentStatus: 'pending', underWay });
  });

  test('is told beside the payment that was begun, in the list and where it is paid', async () => {
    const stay = await openStay(world);
    await showCode(world, stay);
    await verify(world, stay.reference);
    world.clock.advance(1);
    await openPage(world, stay.guest, stay.id, 'flutterwave');
    expect(await listed(stay)).toMatchObject({
      unfinishedPayment: 'flutterwave',
      holdExpiresAt: await holdOf(stay),
      underWay: { by: 'ussd', until: await holdOf(stay) },
    });
    expect(await reservationOf(world, stay)).toMatchObject({
      unfinishedPayment: 'flutterwave',
      underWay: { by: 'ussd' },
    });
  });

  test.each([
    ['an account', askForAccount],
    ['a code', showCode],
  ] as const)(
    'is told as that after a card that failed on the same page: %s',
    async (_, payAnotherWay) => {
      const stay = await openStay(world);
      await world.press(stay.checkoutUrl, 'pay', '4084080000670037');
      expect((await verify(world, stay.reference)).body).toMatchObject({ paymentStatus: 'failed' });
      await payAnotherWay(world, stay);
      expect((await verify(world, stay.reference)).body).toMatchObject({
        paymentStatus: 'pending',
        underWay: { until: await holdOf(stay) },
      });
    },
  );

  test('is so no longer once its account has died, and can be paid again', async () => {
    const stay = await openStay(world);
    await askForAccount(world, stay);
    await verify(world, stay.reference);
    await world.passAtProviders(31 * MINUTE);
    const { body } = await verify(world, stay.reference);
    expect(body).toMatchObject({ paymentStatus: 'abandoned' });
    expect(valueAt(body, 'underWay')).toBeUndefined();
    expect(valueAt(await listed(stay), 'underWay')).toBeUndefined();
  });

  test('is still told while the provider does not answer', async () => {
    const stay = await openStay(world);
    await askForAccount(world, stay);
    await verify(world, stay.reference);
    world.rewrite(() => '<html>Bad gateway</html>');
    expect((await verify(world, stay.reference)).body).toMatchObject({
      paymentStatus: 'pending',
      underWay: { by: 'bank_transfer' },
    });
  });
});
