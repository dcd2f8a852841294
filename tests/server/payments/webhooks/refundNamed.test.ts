import { describe, expect, test } from 'vitest';
import { casesOf, stayTotal, unheardStay } from '../openStay';
import { returnByHand } from '../refunds/atProvider';
import { freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

/** Money at Flutterwave that no book has, whose refund is told only now. */
async function refundTold(): Promise<void> {
  const stay = await unheardStay(world, 'flutterwave');
  await returnByHand(world, 'flutterwave', stay.reference, stayTotal);
  world.sandbox.behaviour.webhooks.dropped = false;
  await world.passAtProviders(10_000);
}

describe('A refund that Flutterwave tells by its own name of a payment', () => {
  test('is about our payment, though our books learn that name only with the money', async () => {
    await refundTold();
    await world.jobs.runDue();
    const kinds = (await casesOf(world)).map(({ kind }) => kind);
    expect(kinds).toContain('refunded_elsewhere');
    expect(kinds).not.toContain('unknown_payment');
  });

  test('is looked into once Flutterwave says whose payment it is', async () => {
    await refundTold();
    const fault = { provider: 'flutterwave', endpoint: 'verify', kind: 'serverError' } as const;
    world.sandbox.faults.add({ ...fault, times: 1_000 });
    await world.jobs.runDue();
    expect(await casesOf(world)).toEqual([]);
    world.sandbox.faults.clear();
    await world.pass(3 * 60_000);
    const kinds = (await casesOf(world)).map(({ kind }) => kind);
    expect(kinds).toContain('refunded_elsewhere');
    expect(kinds).not.toContain('unknown_payment');
  });
});
