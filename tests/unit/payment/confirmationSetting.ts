import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { vi } from 'vitest';
import type { PaymentVerification, Reservation } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import type { LoginReason } from '../../../machines/shared/failureKind';
import { checkoutMachine, type CheckoutInput } from '../../../machines/payment/checkoutMachine';
import {
  confirmationMachine,
  type ConfirmationInput,
} from '../../../machines/payment/confirmationMachine';
import { paymentCheckMachine } from '../../../machines/payment/paymentCheckMachine';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';

export const byId: ConfirmationInput = { reservationId: 'r-1', reference: null };
export const byReference: ConfirmationInput = {
  reservationId: null,
  reference: { provider: 'paystack', reference: 'ref-1' },
};
/** Half an hour before the example’s hold ends. */
export const receivedAt: string | null = '2026-03-10T09:30:00.000Z';
export const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };

/** A state of the check of a payment. */
export type CheckState = Parameters<SnapshotFrom<typeof paymentCheckMachine>['matches']>[0];

/** What the server and the providers answer. */
export interface Setting {
  reservation?: Reservation | Failure;
  /** The status of the reservation from the second response on. */
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
  const started: Pick<CheckoutInput, 'provider' | 'request'>[] = [];
  let checks = 0;
  let looks = 0;
  const machine = confirmationMachine.provide({
    actors: {
      loadReservation: fromPromise(async () => {
        looks += 1;
        const shown = looks > 1 ? (later ?? reservation) : reservation;
        return { reservation: await answer(shown), receivedAt };
      }),
      paymentCheck: paymentCheckMachine.provide({
        actors: {
          verifyPayment: fromPromise(() => {
            const given = verifications[Math.min(checks, verifications.length - 1)] ?? unreachable;
            checks += 1;
            return answer(given).then((verification) => ({ ...verification, receivedAt }));
          }),
        },
      }),
      checkout: checkoutMachine.provide({
        actors: {
          openCheckout: fromPromise(({ input: request }) => {
            started.push(request);
            return answer(start);
          }),
          redirectToProvider: fromPromise(({ input: { address } }) => {
            left.push(address);
            return Promise.resolve();
          }),
        },
      }),
      watchPageRestore: fromCallback<EventObject, undefined>(() => undefined),
      watchSession: fromCallback<EventObject, undefined>(() => undefined),
      requireLogin: fromPromise(({ input: { reason } }) => {
        asked.push(reason);
        return Promise.resolve();
      }),
    },
  });
  const payment = createActor(machine, { input, clock }).start();
  const isWaiting = (state: 'loading' | { unpaid: 'starting' }) =>
    payment.getSnapshot().matches(state);
  /** Whether the payment check, if it is running, is in the state. */
  const checkIs = (state: CheckState) =>
    payment.getSnapshot().children.paymentCheck?.getSnapshot().matches(state) ?? false;
  /** Resolves once the screen is waiting for the guest, or the browser has left the site. */
  const settled = async () => {
    await vi.waitUntil(
      () =>
        !isWaiting('loading') &&
        !checkIs('verifying') &&
        (!isWaiting({ unpaid: 'starting' }) || left.length > 0),
      { interval: 1, timeout: 20_000 },
    );
    return payment.getSnapshot();
  };
  return { payment, clock, left, asked, started, settled, checkIs, timesAsked: () => checks };
}
