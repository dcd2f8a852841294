import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import type { LoginReason } from '../../../machines/shared/failureKind';
import { reservationListMachine } from '../../../machines/reservation/reservationListMachine';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';

function listWith(responses: (Reservation[] | Failure)[]) {
  const asked: LoginReason[] = [];
  let loads = 0;
  const machine = reservationListMachine.provide({
    actors: {
      loadReservations: fromPromise(() => {
        const given = responses[Math.min(loads, responses.length - 1)] ?? [];
        loads += 1;
        return Array.isArray(given)
          ? Promise.resolve({ reservations: given })
          : Promise.reject(new CallFailed(given));
      }),
      watchSession: fromCallback(() => undefined),
      requireLogin: fromPromise(({ input }) => {
        asked.push(input.reason);
        return Promise.resolve();
      }),
      watchPageRestore: fromCallback(() => undefined),
    },
  });
  const list = createActor(machine).start();
  const settled = () => waitFor(list, (snapshot) => !snapshot.hasTag('busy'));
  return { list, asked, settled };
}

describe('the list of reservations', () => {
  it('says that it failed, and loads again', async () => {
    const { list, settled } = listWith([refusal('server_error', 500), [exampleReservation()]]);
    expect((await settled()).context.error).toBe('Failed to fetch reservations');
    list.send({ type: 'retry.requested' });
    const snapshot = await settled();
    expect(snapshot.matches('listing')).toBe(true);
    expect(snapshot.context.error).toBeNull();
  });

  it('waits 100 seconds for a server that never answers', () => {
    const clock = new SimulatedClock();
    const machine = reservationListMachine.provide({
      actors: {
        loadReservations: fromPromise(
          () => new Promise<{ reservations: Reservation[] }>(() => undefined),
        ),
        watchPageRestore: fromCallback(() => undefined),
      },
    });
    const list = createActor(machine, { clock }).start();
    clock.increment(99_999);
    expect(list.getSnapshot().matches('loading')).toBe(true);
    clock.increment(1);
    expect(list.getSnapshot().context.error).toBe('Failed to fetch reservations');
  });
});
