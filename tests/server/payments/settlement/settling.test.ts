import { describe, expect, test } from 'vitest';
import { scheduleWithoutLock } from '../../../../server/payments/settlement/settle';
import { findAttempt, findAttemptAndReservation } from '../../../../server/payments/attempts';
import { settle } from '../../../../server/payments/settlement/settle';
import {
  held,
  openStay,
  pay,
  refundsOf,
  stayTotal,
  reservationOf,
  unheardStay,
  verifiedStay,
} from '../openStay';
import { initiate, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer, showCode } from '../transfers';
import { refusedWith } from '../../support/reading';

const world = await freshPaymentWorld();

const email = 'adaobi@example.com';

describe('A payment that fits', () => {
  test('makes the reservation paid, with its receipt, and is booked once', async () => {
    const stay = await verifiedStay(world);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'paid',
      paymentRefrence: stay.reference,
    });
    expect(await held(world)).toBe(stayTotal);
    await world.jobs.runDue();
    const [sentEmail] = world.post.to(email).filter(({ subject }) => subject.includes('paid'));
    expect(sentEmail?.text).toContain(stay.reference);
    expect(sentEmail?.text).toContain('₦15,000.00');
    expect(sentEmail?.text).toContain('Paystack');
  });

  test('stays used when an older answer, that nothing was final yet, is noted after it', async () => {
    const stay = await openStay(world);
    const { context } = world;
    const before = await findAttemptAndReservation(context.database, stay.reference);
    if (!before) throw new Error('There is no attempt.');
    const { attempt, reservation } = before;
    await pay(world, stay);
    await settle(context, stay.reference);
    const older = { hasAnswered: true, payment: null, waitMs: null };
    expect(await scheduleWithoutLock(context, attempt, older, reservation)).toEqual([]);
    expect(await findAttempt(context.database, stay.reference)).toMatchObject({
      status: 'settled',
      nextCheckAt: null,
    });
  });

  test('is still accepted where the guest bore the provider’s fee', async () => {
    for (const provider of ['paystack', 'flutterwave'] as const) {
      await world.reset();
      const stay = await openStay(world, provider);
      await world.press(stay.checkoutUrl, 'payWithFee');
      await verify(world, stay.reference);
      expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
      expect(await held(world)).toBe(stayTotal);
      expect(await refundsOf(world)).toEqual([]);
    }
  });

  test.each(['paystack', 'flutterwave'] as const)(
    'is noticed before the guest, who has seen nothing of it yet, pays again at %s',
    async (provider) => {
      const stay = await unheardStay(world);
      expect(await initiate(world, stay.guest, stay.id, provider)).toMatchObject(
        refusedWith(409, 'already_paid'),
      );
      expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    },
  );

  test('counts even after the provider had called it failed', async () => {
    const stay = await openStay(world);
    world.rewrite((text) => text.replace('"status":"abandoned"', '"status":"failed"'));
    expect(await verify(world, stay.reference)).toMatchObject({
      body: {
        paymentStatus: 'failed',
        error: 'Payment verification failed. Please try again or contact support.',
      },
    });
    await pay(world, stay);
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
  });

  test('is found under Flutterwave’s own id where a failed try hides it', async () => {
    const stay = await openStay(world, 'flutterwave');
    world.sandbox.behaviour.webhooks.dropped = false;
    await pay(world, stay);
    world.rewrite((text, url) =>
      url.includes('verify_by_reference') ? text.replace('"successful"', '"failed"') : text,
    );
    await world.jobs.runDue();
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('is found behind a later try that failed, also without any webhook', async () => {
    const stay = await openStay(world, 'flutterwave');
    world.sandbox.behaviour.transfers.pendingBeforeMoney = true;
    const account = await askForAccount(world, stay);
    await showCode(world, stay);
    await world.press(stay.checkoutUrl, 'dialFailed');
    await sendTransfer(world, account, stayTotal);
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
  });

  test('stays used when the provider later calls it reversed', async () => {
    const stay = await verifiedStay(world);
    world.rewrite((text) => text.replace('"status":"success"', '"status":"reversed"'));
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
  });
});
