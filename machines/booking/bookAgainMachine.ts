import { assign, setup } from 'xstate';
import type { Reservation } from '../contract/wire';
import { effectNotProvided } from '../shared/notProvided';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import { knownToday } from '../shared/stay';
import { stayToRepeatOf, type EnteredBooking } from './stayToRepeat';

export interface BookAgainInput {
  /** The reservation that the guest may want to book again. */
  reservation: Reservation;
}

export interface BookAgainContext extends BookAgainInput {
  /** The stay that is passed to the booking; null until the guest asks for it. */
  stay: EnteredBooking | null;
}

export interface BookAgainEvent {
  type: 'bookAgain.requested';
  /** The server's time; null if it is not known. */
  now: Date | null;
}

/** The stay to book again. @throws Error if the guest has not asked for one */
function requireStay({ stay }: BookAgainContext): EnteredBooking {
  if (stay === null) throw new Error('No stay is wanted once more');
  return stay;
}

/** Offers to book the same stay again after a reservation has ended unused. */
export const bookAgainMachine = setup({
  types: {
    context: {} as BookAgainContext,
    events: {} as BookAgainEvent,
    input: {} as BookAgainInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    /** Passes the stay to the booking, and opens it. */
    openBooking: effectNotProvided<{ stay: EnteredBooking }>('openBooking'),
  },
  actions: {
    'remember the stay': assign({
      stay: ({ context: { reservation } }, { now }: { now: Date | null }) =>
        stayToRepeatOf(reservation, knownToday(now)),
    }),
  },
  delays: { navigationTimeout: NAVIGATION_TIMEOUT_MS },
}).createMachine({
  id: 'bookAgain',
  context: ({ input }) => ({ ...input, stay: null }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The guest can book the same again.',
      meta: { screen: 'Repeating a stay' },
      on: {
        'bookAgain.requested': {
          target: 'opening',
          actions: { type: 'remember the stay', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'The booking opens with all of it entered.',
      tags: 'busy',
      meta: { screen: 'Repeating a stay: opening' },
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context }) => ({ stay: requireStay(context) }),
        onDone: 'offering',
        onError: 'offering',
      },
      after: { navigationTimeout: 'offering' },
    },
  },
});
