import { describe, expect, it } from 'vitest';
import type { PaymentVerification } from '../../../machines/contract/wire';
import type { Failure } from '../../../machines/shared/failure';
import {
  MAX_PAYMENT_CHECKS,
  PAYMENT_CHECK_INTERVAL_MS,
} from '../../../machines/payment/paymentCheckMachine';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { byReference, paymentWith, unreachable } from './confirmationSetting';

describe('coming back from the provider', () => {
  const pending: PaymentVerification = {
    paymentStatus: 'pending',
    reservation: exampleReservation(),
  };

  it.each<[Failure, string]>([
    [refusal('payment_not_found', 404, 'No such payment'), 'notVerified'],
    [{ kind: 'sessionExpired' }, 'sessionLost'],
  ])(
    'knows the reservation of a payment that was pending, also after %j',
    async (failure, state) => {
      const { clock, settled } = paymentWith(byReference, { verifications: [pending, failure] });
      await settled();
      clock.increment(PAYMENT_CHECK_INTERVAL_MS);
      const { value, context } = await settled();
      expect(value).toEqual(state);
      expect(context.reservation).toEqual(pending.reservation);
    },
  );

  it('stops asking by itself in the end, and asks when the guest says so', async () => {
    const { payment, clock, settled, timesAsked, checkIs } = paymentWith(byReference, {
      verifications: [pending],
    });
    await settled();
    for (let check = 0; check < MAX_PAYMENT_CHECKS; check += 1) {
      clock.increment(PAYMENT_CHECK_INTERVAL_MS);
      await settled();
    }
    expect(checkIs({ waiting: 'quiet' })).toBe(true);
    expect(timesAsked()).toBe(1 + MAX_PAYMENT_CHECKS);
    payment.getSnapshot().children.paymentCheck?.send({ type: 'check.requested' });
    await settled();
    expect(timesAsked()).toBe(2 + MAX_PAYMENT_CHECKS);
    expect(checkIs({ waiting: 'polling' })).toBe(true);
  });

  it('offers no second payment while people look into the first', async () => {
    const { settled } = paymentWith(byReference, {
      verifications: [{ ...pending, paymentStatus: 'review' }],
    });
    const snapshot = await settled();
    expect(snapshot.matches('underReview')).toBe(true);
    expect(snapshot.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
  });

  it.each<[Failure, string]>([
    [refusal('payment_not_found', 404, 'No such payment'), 'No such payment'],
    [
      refusal('server_error', 500),
      'Payment verification failed. Please try again or contact support.',
    ],
    [unreachable, 'An unexpected error occurred during payment verification.'],
  ])('says why it cannot be verified (%j)', async (failure, words) => {
    const { settled } = paymentWith(byReference, { verifications: [failure] });
    const snapshot = await settled();
    expect(snapshot.matches('notVerified')).toBe(true);
    expect(snapshot.context.error).toBe(words);
    expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
  });
});
