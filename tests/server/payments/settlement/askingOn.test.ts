import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentAttempt } from '../../../../server/database/schema';
import { held, openStay, pay, stayTotal, reservationOf } from '../openStay';
import { hotel } from '../../desk/atTheDesk';
import { containing, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer, showCode } from '../transfers';
import { SECOND, MINUTE, HOUR } from '../../support/durations';

const world = await freshPaymentWorld();

const BANK_DECLINES = '4084080000670037';

describe('Money is noticed without any webhook', () => {
  test('within seconds of a guest who pays and doesn’t come back, without a sweep', async () => {
    const quarterPasses = async () => {
      for (let seconds = 0; seconds < 15; seconds += 1) {
        await world.passAtProviders(SECOND);
        await world.jobs.runDue();
      }
    };
    const stay = await openStay(world);
    // It is asked about after 10 and after 30 seconds, and the first time nothing is paid.
    await quarterPasses();
    await pay(world, stay);
    await quarterPasses();
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('when a card failed at the bank and another one paid on the same page', async () => {
    const stay = await openStay(world);
    await world.press(stay.checkoutUrl, 'pay', BANK_DECLINES);
    await verify(world, stay.reference);
    await pay(world, stay);
    await world.pass(20 * MINUTE);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    expect(await held(world)).toBe(stayTotal);
  });

  test('when it came after a month, and the provider gave no word on it at first', async () => {
    const stay = await openStay(world);
    await world.pass(31 * 24 * HOUR);
    world.sandbox.behaviour.webhooks.dropped = false;
    const fault = { provider: 'paystack', endpoint: 'verify', kind: 'serverError' } as const;
    world.sandbox.faults.add({ ...fault, times: 3 });
    await pay(world, stay);
    await world.pass(10 * MINUTE);
    const [attempt] = await world.context.database
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.reference, stay.reference));
    // The stay is past by now, so that the money goes back.
    expect(attempt?.status).toBe('returned');
  });
});

describe('Money that comes late and of which no webhook tells', () => {
  test('is found within a day, for a month', async () => {
    const stay = await openStay(world);
    await world.pass(80 * HOUR);
    await pay(world, stay);
    await world.pass(24 * HOUR);
    expect(await held(world)).toBe(stayTotal);
  });

  test('after a month is missing in the books until somebody asks', async () => {
    const stay = await openStay(world);
    await world.pass(31 * 24 * HOUR);
    await pay(world, stay);
    await world.pass(48 * HOUR);
    const missing = await hotel(world, 'reconcile');
    expect(missing.code).toBe(1);
    expect(missing.text).toContain('NOT every naira is accounted for.');
    expect(missing.text).toContain(stay.reference);

    await verify(world, stay.reference);
    // The stay is past by now, so that the money goes back.
    await world.pass(HOUR);
    expect(await held(world)).toBe(0);
    const found = await hotel(world, 'reconcile');
    expect(found).toMatchObject({ code: 0, text: containing('Every naira is accounted for.') });
  });
});

describe('A transfer at Flutterwave beside a code under the same reference, which stays pending', () => {
  async function paidBesideCode() {
    Object.assign(world.sandbox.behaviour.transfers, {
      pendingBeforeMoney: true,
      fulfilLate: true,
      outlivesLink: true,
    });
    const stay = await openStay(world, 'flutterwave');
    const account = await askForAccount(world, stay);
    await showCode(world, stay);
    return { stay, send: () => sendTransfer(world, account, stayTotal) };
  }

  test('pays before the hold of its rooms ends', async () => {
    const { stay, send } = await paidBesideCode();
    await world.pass(6 * MINUTE);
    await send();
    await world.pass(2 * HOUR);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    expect(await held(world)).toBe(stayTotal);
  });
});
