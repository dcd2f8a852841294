import { setup, transition } from 'xstate';
import type { RoomStayState } from '../contract/wire';

/** An event of the guest in one room of a reservation. */
export type RoomStayEvent =
  /** The guest came and has the key. */
  | { type: 'guest.arrived' }
  /** The guest left for good. */
  | { type: 'guest.left' }
  /** The guest never came. */
  | { type: 'guest.missed' }
  /** The last step was a mistake. */
  | { type: 'step.undone' };

/**
 * Where the guest of one room of a reservation is. It has nothing to do with money: whether a step is allowed is
 * decided in acts/stay.ts, and this machine says only what follows what.
 */
export const roomStayMachine = setup({
  types: { events: {} as RoomStayEvent },
}).createMachine({
  id: 'roomStay',
  options: { maxIterations: 1000 },
  initial: 'expected',
  states: {
    expected: {
      description: 'The guest has not come yet.',
      on: {
        'guest.arrived': { target: 'inHouse' },
        'guest.missed': { target: 'noShow' },
      },
    },
    inHouse: {
      description: 'The room is the guest’s.',
      on: {
        'guest.left': { target: 'departed' },
        'step.undone': { target: 'expected' },
      },
    },
    departed: {
      description: 'The guest has left; nights that were left are back on sale.',
      on: { 'step.undone': { target: 'inHouse' } },
    },
    noShow: {
      description: 'The guest never came. The nights stay paid, and the guest may still come.',
      on: { 'step.undone': { target: 'expected' } },
    },
  },
});

const snapshotOf = (state: RoomStayState) => roomStayMachine.resolveState({ value: state });

/** The state after an event; null if it can't happen in this one. */
export function stayAfter(state: RoomStayState, event: RoomStayEvent): RoomStayState | null {
  const before = snapshotOf(state);
  return before.can(event) ? transition(roomStayMachine, before, event)[0].value : null;
}
