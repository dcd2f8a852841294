import { describe, expect, it } from 'vitest';
import type { PaymentVerification } from '../../../machines/contract/wire';
import type { Failure } from '../../../machines/shared/failure';
import {
  MAX_PAYMENT_CHECKS,
  PAYMENT_CHECK_INTERVAL_MS,
} from '../../../machines/payment/paymentCheckMachine';
import { endingOf, isLeftUnpaid } from '../../../machines/payment/reservationToPay';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { byReference, paymentWith, unreachable } from './confirmationSetting';

describe('coming back from the provider', () => {
  const pending: PaymentVerification = {
    paymentStatus: 'pending',
    reservation: exampleReservation(),
  };
  const paid: PaymentVerification = {
    paymentStatus: 'paid',
    reservation: exampleReservation({ paymentStatus: 'paid' }),
  };

  it('shows the receipt of a payment that is final', async () => {
    const { settled } = paymentWith(byReference, { verifications: [paid] });
    const snapshot = await settled();
    expect(snapshot.hasTag('receipt')).toBe(true);
    expect(snapshot.context.reservation?.paymentStatus).toBe('paid');
  });

  it('waits for a payment that is not final, and asks again by itself', async () => {
    const { clock, settled, checkIs } = paymentWith(byReference, {
      verifications: [pending, paid],
    });
    const waiting = await settled();
    expect(checkIs('waiting')).toBe(true);
    expect(waiting.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    expect((await settled()).matches('paid')).toBe(true);
  });

  it('goes on waiting when one of the later checks gets no answer', async () => {
    const { clock, settled, checkIs } = paymentWith(byReference, {
      verifications: [pending, unreachable],
    });
    await settled();
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    await settled();
    expect(checkIs('waiting')).toBe(true);
  });

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

  it('lets the guest pay again after the provider declined', async () => {
    const { settled } = paymentWith(byReference, {
      verifications: [{ ...pending, paymentStatus: 'failed' }],
    });
    const snapshot = await settled();
    expect(snapshot.matches('unpaid')).toBe(true);
    expect(snapshot.context.error).toBe(
      'Payment verification failed. Please try again or contact support.',
    );
  });

  it('offers no second payment while people look into the first', async () => {
    const { settled } = paymentWith(byReference, {
      verifications: [{ ...pending, paymentStatus: 'review' }],
    });
    const snapshot = await settled();
    expect(snapshot.matches('underReview')).toBe(true);
    expect(snapshot.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
  });

  it('says that it is empty when a declined payment has no reservation to show', async () => {
    const { settled } = paymentWith(byReference, { verifications: [{ paymentStatus: 'failed' }] });
    expect((await settled()).matches('empty')).toBe(true);
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

  it('never calls a payment failed when a server fails after it was pending', async () => {
    const { clock, settled, checkIs } = paymentWith(byReference, {
      verifications: [pending, refusal('server_error', 503)],
    });
    await settled();
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    await settled();
    expect(checkIs('waiting')).toBe(true);
  });

  it('gives a guest who left the provider without paying both ways to pay again', async () => {
    const { payment, settled } = paymentWith(byReference, {
      verifications: [{ ...pending, paymentStatus: 'abandoned' }],
      start: unreachable,
    });
    const snapshot = await settled();
    expect(snapshot.matches({ unpaid: 'choosing' })).toBe(true);
    expect(isLeftUnpaid(snapshot.context)).toBe(true);
    expect(snapshot.can({ type: 'payment.chosen', provider: 'flutterwave' })).toBe(true);
    payment.send({ type: 'payment.chosen', provider: 'flutterwave' });
    const after = await settled();
    expect(after.matches({ unpaid: 'choosing' })).toBe(true);
    expect(isLeftUnpaid(after.context)).toBe(false);
  });

  it.each([
    ['requested', 'refunding'],
    ['failed', 'refundFailed'],
  ] as const)(
    'does not show a reservation as confirmed whose refund is %s',
    async (refundStatus, ending) => {
      const { settled } = paymentWith(byReference, {
        verifications: [
          {
            paymentStatus: 'paid',
            reservation: exampleReservation({ paymentStatus: 'paid', refundStatus }),
          },
        ],
      });
      const snapshot = await settled();
      expect(snapshot.matches('ended')).toBe(true);
      expect(endingOf(snapshot.context)).toBe(ending);
      expect(snapshot.hasTag('receipt')).toBe(false);
    },
  );
});
