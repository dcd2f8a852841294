import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { bookingDetailsMachine } from '../../../machines/booking/bookingDetailsMachine';
import { filled } from './bookingSetting';

it('asks for the rooms of the very nights that are filled in, once the dates have settled', () => {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const machine = bookingDetailsMachine.provide({
    actors: {
      prefetchRooms: fromPromise(({ input }) => {
        asked.push(input);
        return Promise.resolve();
      }),
    },
  });
  const input = { form: filled, errors: {}, profile: null };
  const details = createActor(machine, { input, clock }).start();
  details.send({ type: 'field.edited', field: 'checkOut', value: '2026-03-15' });
  expect(asked).toEqual([]);
  clock.increment(500);
  expect(asked).toEqual([{ checkIn: '2026-03-12', checkOut: '2026-03-15' }]);
});
