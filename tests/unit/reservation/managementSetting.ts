import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Reservation } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import type { LoginReason } from '../../../machines/shared/failureKind';
import { reservationManagementMachine } from '../../../machines/reservation/reservationManagementMachine';
import type { PendingChange } from '../../../machines/reservation/pendingChange';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';

export const now = new Date('2026-03-10T09:00:00Z');
export const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'byGuest',
});
export const paid = exampleReservation({
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
});
export const unreachable: Failure = { kind: 'unreachable', message: 'offline' };

/**
 * The details of a reservation.
 * @param loads the server's responses, one after the other; the last one is repeated
 * @param action why the change that the guest sends fails: each time, or the first and the next times
 */
export function detailsWith(
  loads: (Reservation | Failure)[],
  action?: Failure | readonly (Failure | null)[],
  wanted: PendingChange | null = null,
  idempotencyKey: string | null = null,
) {
  const asked: LoginReason[] = [];
  const sent: unknown[] = [];
  let loaded = 0;
  const act = (input: unknown) => {
    const failures = action && 'kind' in action ? [action] : (action ?? []);
    const failure = failures[Math.min(sent.length, failures.length - 1)];
    sent.push(input);
    return failure ? Promise.reject(new CallFailed(failure)) : Promise.resolve(null);
  };
  const load = () => {
    const given = loads[Math.min(loaded, loads.length - 1)] ?? unreachable;
    loaded += 1;
    return 'kind' in given
      ? Promise.reject(new CallFailed(given))
      : Promise.resolve({ reservation: given });
  };
  const machine = reservationManagementMachine.provide({
    actors: {
      loadReservation: fromPromise(load),
      prepareChange: fromPromise(async ({ input: { isToBeRead } }) => ({
        idempotencyKey: `key-${sent.length + 1}`,
        reservation: isToBeRead ? (await load()).reservation : null,
      })),
      sendChange: fromPromise(({ input }) => act(input)),
      watchSession: fromCallback(() => undefined),
      requireLogin: fromPromise(({ input }) => {
        asked.push(input.reason);
        return Promise.resolve();
      }),
      watchPageRestore: fromCallback(() => undefined),
      watchHoldEnd: fromCallback(() => undefined),
    },
  });
  const details = createActor(machine, {
    input: { reservationId: 'r-1', wanted, idempotencyKey },
  }).start();
  const settled = () => waitFor(details, (snapshot) => !snapshot.hasTag('busy'));
  return { details, asked, sent, settled, timesLoaded: () => loaded };
}
