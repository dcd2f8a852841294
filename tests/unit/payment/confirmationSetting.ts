import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
  type EventObject,
} from 'xstate';
import type {
  CheckoutRequestWithAmount,
  PaymentVerification,
  Reservation,
} from '../../../machines/contract/wire';
import { CallFailed, type Failure, type LoginReason } from '../../../machines/shared/failure';
import { confirmationMachine } from '../../../machines/payment/confirmationMachine';
import type { ConfirmationInput } from '../../../machines/payment/confirmationSetup';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';

export const byId: ConfirmationInput = { reservationId: 'r-1', reference: null };
export const byReference: ConfirmationInput = {
  reservationId: null,
  reference: { provider: 'paystack', reference: 'ref-1' },
};
/** Half an hour before the example’s hold ends. */
export const answeredAt = '2026-03-10T09:30:00.000Z';
export const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };

/** What the server and the providers answer. */
export interface Setting {
  reservation?: Reservation | Failure;
  /** How the reservation stands from the second time on. */
  later?: Reservation;
  verifications?: (PaymentVerification | Failure)[];
  start?: { address: string | null } | Failure;
}

function answer<T extends object>(given: T | Failure): Promise<T> {
  return 'kind' in given ? Promise.reject(new CallFailed(given)) : Promise.resolve(given);
}

/** The confirmation screen, opened with that. */
export function paymentWith(input: ConfirmationInput, setting: Setting = {}) {
  const {
    reservation = exampleReservation(),
    later,
    verifications = [],
    start = { address: 'https://pay.example/1' },
  } = setting;
  const clock = new SimulatedClock();
  const left: string[] = [];
  const asked: LoginReason[] = [];
  const started: { provider: string; request: CheckoutRequestWithAmount }[] = [];
  let checks = 0;
  let looks = 0;
  const machine = confirmationMachine.provide({
    actors: {
      loadReservation: fromPromise(async () => {
        looks += 1;
        const shown = looks > 1 ? (later ?? reservation) : reservation;
        return { reservation: await answer(shown), answeredAt };
      }),
      verifyPayment: fromPromise(() => {
        const given = verifications[Math.min(checks, verifications.length - 1)] ?? unreachable;
        checks += 1;
        return answer(given).then((verification) => ({ ...verification, answeredAt }));
      }),
      startPayment: fromPromise(({ input: request }) => {
        started.push(request);
        return answer(start);
      }),
      leaveForProvider: fromPromise(({ input: { address } }) => {
        left.push(address);
        return Promise.resolve();
      }),
      watchReturn: fromCallback<EventObject, undefined>(() => undefined),
      watchSession: fromCallback<EventObject, undefined>(() => undefined),
      requireLogin: fromPromise(({ input: { reason } }) => {
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
        !snapshot.matches({ unpaid: 'starting' }),
    );
  return { payment, clock, left, asked, started, settled, timesAsked: () => checks };
}
