import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentVerification } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import { paymentResultMachine, titleOf } from '../../../machines/payment/paymentResultMachine';
import type { PaymentReference } from '../../../machines/payment/paymentReference';
import {
  PAYMENT_CHECK_INTERVAL_MS,
  paymentCheckMachine,
} from '../../../machines/payment/paymentCheckMachine';
import { refusal } from '../../../models/fixtures/failures';

const reference: PaymentReference = { provider: 'paystack', reference: 'ref-1' };
const unreachable: Failure = { kind: 'unreachable', message: 'offline' };
const pending: PaymentVerification = { paymentStatus: 'pending' };
const at = (milliseconds: number) =>
  new Date(Date.parse('2026-03-10T09:30:00.000Z') + milliseconds).toISOString();
const underWay = (until: string): PaymentVerification => ({
  ...pending,
  underWay: { by: 'bank_transfer', until },
});
const MINUTE_MS = 60_000;

function resultWith(verifications: (PaymentVerification | Failure)[]) {
  const clock = new SimulatedClock();
  let asked = 0;
  const machine = paymentResultMachine.provide({
    actors: {
      paymentCheck: paymentCheckMachine.provide({
        actors: {
          verifyPayment: fromPromise(() => {
            const given = verifications[Math.min(asked, verifications.length - 1)] ?? unreachable;
            asked += 1;
            return 'kind' in given
              ? Promise.reject(new CallFailed(given))
              : Promise.resolve({ ...given, receivedAt: at(clock.now()) });
          }),
        },
      }),
    },
  });
  const result = createActor(machine, { input: { reference }, clock }).start();
  const check = () => result.getSnapshot().children.paymentCheck?.getSnapshot();
  /** Resolves once the page is waiting for the guest or a timer. */
  const settled = async () => {
    await vi.waitUntil(() => !check()?.hasTag('busy'), { interval: 1, timeout: 20_000 });
    return result.getSnapshot();
  };
  const title = () => titleOf(result.getSnapshot().context, check());
  /** Time passes in steps that are shorter than any wait. */
  const passes = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 2500) {
      await settled();
      clock.increment(2500);
    }
    await settled();
  };
  return { result, clock, settled, title, passes, asked: () => asked };
}

describe('the page after a payment', () => {
  it.each<[PaymentVerification | Failure, string]>([
    [{ paymentStatus: 'failed' }, 'Payment Failed'],
    [refusal('payment_not_found', 404, 'No such payment'), 'Payment Failed'],
    [refusal('validation_failed', 400, 'No payment has such a name'), 'Payment Failed'],
    [refusal('server_error', 500), 'Payment Status Unknown'],
    [refusal('too_many_attempts', 429), 'Payment Status Unknown'],
    [refusal('server_error', 425), 'Payment Status Unknown'],
    [refusal('server_error', 408), 'Payment Status Unknown'],
    [{ kind: 'sessionExpired' }, 'Payment Status Unknown'],
    [{ kind: 'notLoggedIn' }, 'Payment Status Unknown'],
    [unreachable, 'Payment Status Unknown'],
  ])('titles %j “%s” and says why', async (given, title) => {
    const page = resultWith([given]);
    await page.settled();
    expect(page.title()).toBe(title);
    expect(page.result.getSnapshot().context.words).toBeTruthy();
  });

  it('does not call a payment pending that was declined before the guest checked again', async () => {
    const declined = { paymentStatus: 'failed' } as const;
    const { result, clock, settled } = resultWith([pending, declined, unreachable]);
    await settled();
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    expect((await settled()).matches('notPaid')).toBe(true);
    result.send({ type: 'check.requested' });
    expect((await settled()).matches('unverified')).toBe(true);
  });

  it.each([pending, underWay(at(90 * MINUTE_MS))])(
    'leaves %j to the guest after four looks in a row without an answer',
    async (first) => {
      const lost = [unreachable, refusal('server_error', 503), unreachable];
      const { title, passes, asked } = resultWith([first, ...lost, first, ...lost, unreachable]);
      await passes(10 * MINUTE_MS);
      expect([asked(), title()]).toEqual([9, 'Payment Pending']);
    },
  );

  it.each([
    ['answers', underWay(at(MINUTE_MS))],
    ['no answers', unreachable],
  ])('calls a payment under way until its time is over, with %s', async (_, then) => {
    const { title, passes, asked } = resultWith([underWay(at(MINUTE_MS)), then]);
    await passes(MINUTE_MS - 2500);
    expect([asked(), title()]).toEqual([4, 'Payment in Progress']);
    await passes(10 * MINUTE_MS);
    expect([asked(), title()]).toEqual([5, 'Payment Pending']);
  });

  it.each(['never', '9999-12-31T23:59:59.000Z'])(
    'never asks in a hurry, until %s',
    async (until) => {
      const { passes, asked } = resultWith([underWay(until)]);
      await passes(MINUTE_MS);
      expect(asked()).toBe(5);
    },
  );
});
