import { describe, expect, test } from 'vitest';
import { webhookDelivery } from '../../../../server/database/schema';
import { reserved } from '../../reservations/stays';
import { openPage, openPaymentWorld, freshPaymentWorld } from '../paymentWorld';
import { sendWebhook } from './sendWebhook';
import { refusedWith } from '../../support/reading';
import { reservationOf } from '../openStay';

const world = await freshPaymentWorld();

function deliveries() {
  return world.context.database.select().from(webhookDelivery);
}

async function openOne(provider: 'paystack' | 'flutterwave') {
  const guest = await world.guest();
  const id = await reserved(world, guest);
  return { guest, id, ...(await openPage(world, guest, id, provider)) };
}

const paid = { paymentStatus: 'paid' };
const pending = { paymentStatus: 'pending' };

describe.each(['paystack', 'flutterwave'] as const)('A webhook of %s', (provider) => {
  test('is answered before the work, and the work makes the reservation paid', async () => {
    const stay = await openOne(provider);
    await world.press(stay.checkoutUrl, 'payWithoutReturning');
    expect(world.sandbox.deliveries().at(-1)).toMatchObject({ attempts: [{ status: 200 }] });
    expect(await reservationOf(world, stay)).toMatchObject(pending);
    await world.jobs.runDue();
    expect(await reservationOf(world, stay)).toMatchObject(paid);
  });

  test('that comes twice is written down once, and answered alike', async () => {
    const { checkoutUrl } = await openOne(provider);
    world.sandbox.behaviour.webhooks.copies = 3;
    await world.press(checkoutUrl, 'pay');
    const last = world.sandbox.deliveries().slice(-3);
    expect(last.flatMap(({ attempts }) => attempts.map(({ status }) => status))).toEqual([
      200, 200, 200,
    ]);
    expect(await deliveries()).toHaveLength(1);
    await world.jobs.runDue();
    const receipts = world.post
      .to('adaobi@example.com')
      .filter(({ subject }) => subject.includes('paid and confirmed'));
    expect(receipts).toHaveLength(1);
  });

  test('that does not prove where it comes from is refused and forgotten', async () => {
    const stay = await openOne(provider);
    world.sandbox.behaviour.webhooks.signature = 'wrong';
    await world.press(stay.checkoutUrl, 'payWithoutReturning');
    expect(world.sandbox.deliveries().at(-1)).toMatchObject({ attempts: [{ status: 401 }] });
    await world.jobs.runDue();
    expect(await deliveries()).toEqual([]);
    expect(await reservationOf(world, stay)).toMatchObject(pending);
  });

  test('whose job was lost is found by the sweep', async () => {
    const stay = await openOne(provider);
    await world.press(stay.checkoutUrl, 'payWithoutReturning');
    world.jobs.reset();
    await world.pass(60_000);
    expect(await reservationOf(world, stay)).toMatchObject(paid);
    expect((await deliveries()).every(({ processedAt }) => processedAt !== null)).toBe(true);
  });
});

describe('What a webhook says', () => {
  test('is never believed: a payment that Flutterwave does not know of stays unpaid', async () => {
    const stay = await openOne('flutterwave');
    const data = {
      id: 99,
      tx_ref: stay.reference,
      amount: 15_000,
      currency: 'NGN',
      status: 'successful',
    };
    const body = JSON.stringify({ event: 'charge.completed', data });
    expect(await sendWebhook(world, 'flutterwave', body)).toMatchObject({ status: 200 });
    await world.jobs.runDue();
    expect(await reservationOf(world, stay)).toMatchObject(pending);
  });

  test.each([
    ['paystack', '{"event":"customeridentification.success","data":{}}'],
    ['flutterwave', '{"event":"test_assess","data":{}}'],
  ] as const)(
    'is kept and left alone when it is not about a payment: %s %s',
    async (provider, body) => {
      expect(await sendWebhook(world, provider, body)).toMatchObject({
        status: 200,
        body: { message: 'Received' },
      });
      await world.jobs.runDue();
      expect(world.asked).toEqual([]);
      expect(await deliveries()).toMatchObject([{ body, processedAt: world.clock.now() }]);
    },
  );
});

test('A webhook that can’t be written down is answered with a failure, so that it is sent again', async () => {
  const broken = await openPaymentWorld({
    database: {
      description: 'a database that is down',
      connections: () => null,
      inTurn: (work) => work(),
      executeSql: () => Promise.reject(new Error('The database is down.')),
      database: new Proxy(world.context.database, {
        get: (target, name, receiver): unknown => {
          if (name === 'insert') throw new Error('The database is down.');
          return Reflect.get(target, name, receiver);
        },
      }),
      close: () => Promise.resolve(),
    },
  });
  const body = '{"event":"charge.success","data":{"id":1,"reference":"r"}}';
  expect(await sendWebhook(broken, 'paystack', body)).toMatchObject(
    refusedWith(500, 'server_error'),
  );
  expect(await sendWebhook(world, 'paystack', body)).toMatchObject({ status: 200 });
  expect(await deliveries()).toHaveLength(1);
});
