import { expect, test } from 'vitest';
import { shown, shownAs } from '../../reservations/stays';
import { openStay, pay } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const SECOND = 1_000;

/** Lets time pass second by second, with jobs but without sweeps. */
async function passWithoutSweeps(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await world.passAtProviders(SECOND);
    await world.jobs.runDue();
  }
}

test('An unpaid payment is asked about after 10 and 30 seconds and 2 minutes, before any sweep comes', async () => {
  await openStay(world);
  const opened = world.clock.now().getTime();
  const times: number[] = [];
  for (let passed = 0; passed < 130; passed += 1) {
    world.asked.length = 0;
    await passWithoutSweeps(1);
    const at = (world.clock.now().getTime() - opened) / SECOND;
    times.push(...world.asked.map(() => at));
  }
  expect(times).toEqual([10, 30, 120]);
});

test('A guest who pays and doesn’t come back is booked within seconds, without a webhook or a sweep', async () => {
  const stay = await openStay(world);
  await pay(world, stay);
  await passWithoutSweeps(10);
  expect(await shown(world, stay.guest, stay.id)).toMatchObject(shownAs('paid'));
});
