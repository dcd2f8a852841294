import { describe, expect, test } from 'vitest';
import { paymentCase } from '../../../server/database/schema';
import { hotel, who } from '../desk/atTheDesk';
import { held, refundsOf, stayTotal, reservationOf } from '../payments/openStay';
import { paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { returnByHand } from '../payments/refunds/atProvider';
import { HOUR, DAY } from '../support/durations';

const world = await freshPaymentWorld();

describe.each(['paystack', 'flutterwave'] as const)('A refund made at %s itself', (provider) => {
  test('whose webhook was lost is named, however old, and taken over by a command', async () => {
    const { guest, id, reference } = await paidStay(world, { provider });
    await world.pass(40 * DAY);
    world.sandbox.behaviour.webhooks.dropped = true;
    await returnByHand(world, provider, reference, 500_000);
    await world.pass(HOUR);
    const named = await hotel(world, 'reconcile', '--all');
    expect(named.code).toBe(1);
    expect(named.text).toContain('Returned by the provider, but not booked');
    expect(named.text).toContain(reference);
    expect(await refundsOf(world)).toEqual([]);

    const adopted = await hotel(world, 'refund', 'adopt', reference, ...who);
    expect(adopted.text).toContain('1 refund, ₦5,000.00 in all, came into the books.');
    expect(await held(world)).toBe(stayTotal - 500_000);
    expect(await hotel(world, 'reconcile', '--all')).toMatchObject({ code: 0 });
    expect((await hotel(world, 'refund', 'adopt', reference, ...who)).text).toContain(
      'The books know them all.',
    );
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'paid' });
  });
});

test('Only a payment of ours that is booked has refunds to take over', async () => {
  const { reference } = await paidStay(world);
  const unknown = await hotel(world, 'refund', 'adopt', 'nobodys', ...who);
  expect(unknown.text).toContain('This payment isn’t in the books');
  const fault = { provider: 'paystack', endpoint: 'refundStatus', kind: 'serverError' } as const;
  world.sandbox.faults.add({ ...fault, times: 3 });
  const silent = await hotel(world, 'refund', 'adopt', reference, ...who);
  expect(silent.text).toContain('isn’t responding; nothing was changed');
  expect(await world.context.database.select().from(paymentCase)).toEqual([]);
});
