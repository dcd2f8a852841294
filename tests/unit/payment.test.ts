import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type {
  CheckoutRequestWithAmount,
  PaymentVerification,
  Reservation,
} from '../../machines/contract/wire';
import { CallFailed, type Failure, type LoginReason } from '../../machines/failure';
import { paymentMachine } from '../../machines/payment';
import type { PaymentInput } from '../../machines/paymentTypes';
import { MAX_PAYMENT_CHECKS, PAYMENT_CHECK_INTERVAL_MS } from '../../machines/paymentVerdict';
import { exampleReservation } from '../support/exampleReservation';
import { refusal } from '../support/refusal';

const byId: PaymentInput = { reservationId: 'r-1', reference: null };
const byReference: PaymentInput = {
  reservationId: null,
  reference: { provider: 'paystack', reference: 'ref-1' },
};
const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };

interface Setting {
  reservation?: Reservation | Failure;
  verifications?: (PaymentVerification | Failure)[];
  start?: { address: string | null } | Failure;
}

function answer<T extends object>(given: T | Failure): Promise<T> {
  return 'kind' in given ? Promise.reject(new CallFailed(given)) : Promise.resolve(given);
}

function paymentWith(input: PaymentInput, setting: Setting = {}) {
  const {
    reservation = exampleReservation(),
    verifications = [],
    start = { address: 'https://pay.example/1' },
  } = setting;
  const clock = new SimulatedClock();
  const left: string[] = [];
  const asked: LoginReason[] = [];
  const started: { provider: string; request: CheckoutRequestWithAmount }[] = [];
  let checks = 0;
  const machine = paymentMachine.provide({
    actors: {
      loadReservation: fromPromise(() => answer(reservation)),
      verifyPayment: fromPromise(() => {
        const given = verifications[Math.min(checks, verifications.length - 1)] ?? unreachable;
        checks += 1;
        return answer(given);
      }),
      startPayment: fromPromise(({ input: request }) => {
        started.push(request);
        return answer(start);
      }),
      leaveForProvider: fromPromise(({ input: { address } }) => {
        left.push(address);
        return Promise.resolve();
      }),
      askForLogin: fromPromise(({ input: { reason } }) => {
        asked.push(reason);
        return Promise.resolve();
      }),
    },
  });
  const payment = createActor(machine, { input, clock }).start();
  const settled = () =>
    waitFor(
      payment,
      (snapshot) =>
        !snapshot.matches('loading') &&
        !snapshot.matches('verifying') &&
        !snapshot.matches('startingPayment'),
    );
  return { payment, clock, left, asked, started, settled, timesAsked: () => checks };
}

describe('opening the confirmation', () => {
  it('shows an unpaid reservation with its two providers', async () => {
    const { settled } = paymentWith(byId);
    const snapshot = await settled();
    expect(snapshot.matches('unpaid')).toBe(true);
    expect(snapshot.can({ type: 'payment.chosen', provider: 'flutterwave' })).toBe(true);
  });

  it.each<[Reservation['paymentStatus'], string]>([
    ['paid', 'paid'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ])('does not offer to pay a reservation that is %s', async (paymentStatus, state) => {
    const { payment, settled } = paymentWith(byId, {
      reservation: exampleReservation({ paymentStatus }),
    });
    const snapshot = await settled();
    expect(JSON.stringify(snapshot.value)).toContain(state);
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    expect(payment.getSnapshot().context.error).toBe(
      'Reservation is already paid or details are missing.',
    );
  });

  it('says that a reservation without rooms cannot be paid', async () => {
    const { settled } = paymentWith(byId, {
      reservation: exampleReservation({ roomAllocations: [], totalPrice: 0 }),
    });
    expect((await settled()).matches({ ended: 'withoutRooms' })).toBe(true);
  });

  it('says that there is nothing to look up', async () => {
    const { settled } = paymentWith({ reservationId: null, reference: null });
    expect((await settled()).context.error).toBe(
      'No reservation ID or payment reference provided.',
    );
  });

  it.each<[Failure, string]>([
    [refusal('reservation_not_found', 404), 'Reservation not found.'],
    [refusal('server_error', 500), 'Failed to load reservation details.'],
    [unreachable, 'Failed to load reservation details.'],
  ])('says why it cannot be shown (%j)', async (failure, words) => {
    const { settled } = paymentWith(byId, { reservation: failure });
    const snapshot = await settled();
    expect(snapshot.hasTag('error')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });

  it('asks for a login', async () => {
    const { asked, settled } = paymentWith(byId, { reservation: { kind: 'notLoggedIn' } });
    expect((await settled()).matches('sessionLost')).toBe(true);
    expect(asked).toEqual(['notLoggedIn']);
  });
});

describe('paying', () => {
  it('asks for the stay total and goes to the provider', async () => {
    const { payment, started, left, settled } = paymentWith(byId);
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    await settled();
    expect(started).toEqual([
      {
        provider: 'paystack',
        request: { reservationId: 'r-1', email: 'adaobi@example.com', amount: 6000 },
      },
    ]);
    expect(left).toEqual(['https://pay.example/1']);
  });

  it('looks again when the guest comes back with the Back button', async () => {
    const { payment, settled } = paymentWith(byId);
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    await settled();
    payment.send({ type: 'guest.returned' });
    expect((await settled()).matches('unpaid')).toBe(true);
  });

  it.each<['paystack' | 'flutterwave', Setting['start'], string]>([
    ['paystack', { address: null }, 'Could not get Paystack authorization URL from backend.'],
    ['flutterwave', { address: null }, 'Could not get Flutterwave payment link from backend.'],
    ['paystack', unreachable, 'Paystack initialization failed'],
    ['flutterwave', unreachable, 'Flutterwave initialization failed'],
    ['paystack', refusal('provider_unavailable', 502, 'Paystack is away'), 'Paystack is away'],
    [
      'paystack',
      refusal('already_paid', 409),
      'Reservation is already paid or details are missing.',
    ],
  ])('says why %s could not be started (%j)', async (provider, start, words) => {
    const { payment, settled } = paymentWith(byId, { ...(start && { start }) });
    await settled();
    payment.send({ type: 'payment.chosen', provider });
    const snapshot = await settled();
    expect(snapshot.matches('unpaid')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });
});

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
    const { clock, settled } = paymentWith(byReference, { verifications: [pending, paid] });
    const waiting = await settled();
    expect(waiting.matches('waiting')).toBe(true);
    expect(waiting.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    expect((await settled()).matches('paid')).toBe(true);
  });

  it('goes on waiting when one of the later checks gets no answer', async () => {
    const { clock, settled } = paymentWith(byReference, { verifications: [pending, unreachable] });
    await settled();
    clock.increment(PAYMENT_CHECK_INTERVAL_MS);
    expect((await settled()).matches('waiting')).toBe(true);
  });

  it('stops asking by itself in the end, and asks when the guest says so', async () => {
    const { payment, clock, settled, timesAsked } = paymentWith(byReference, {
      verifications: [pending],
    });
    await settled();
    for (let check = 0; check < MAX_PAYMENT_CHECKS; check += 1) {
      clock.increment(PAYMENT_CHECK_INTERVAL_MS);
      await settled();
    }
    expect(payment.getSnapshot().matches({ waiting: 'quiet' })).toBe(true);
    expect(timesAsked()).toBe(1 + MAX_PAYMENT_CHECKS);
    payment.send({ type: 'check.requested' });
    await settled();
    expect(timesAsked()).toBe(2 + MAX_PAYMENT_CHECKS);
    expect(payment.getSnapshot().matches({ waiting: 'polling' })).toBe(true);
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
    expect(snapshot.matches({ failed: 'notVerified' })).toBe(true);
    expect(snapshot.context.error).toBe(words);
    expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
  });
});
