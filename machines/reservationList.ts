import { assign, setup } from 'xstate';
import type { Reservation } from './contract/wire';
import { failureOf, loginReasonOf, needsLogin, type Failure, type LoginReason } from './failure';
import { reservationListMessages } from './messages/management';
import { effectNotProvided, notProvided } from './notProvided';
import type { StateMeta } from './screen';

export interface ReservationListContext {
  /** The one created last first. */
  reservations: readonly Reservation[];
  error: string | null;
  failure: Failure | null;
}

export interface ReservationListEvent {
  type: 'retry.requested';
}

/** All the reservations of the guest. */
export const reservationListMachine = setup({
  types: {
    context: {} as ReservationListContext,
    events: {} as ReservationListEvent,
    tags: {} as 'busy' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    loadReservations: notProvided<{ reservations: Reservation[] }>('loadReservations'),
    askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
  },
  guards: {
    'there are none': (_, { reservations }: { reservations: Reservation[] }) =>
      reservations.length === 0,
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
  },
  actions: {
    'remember reservations': assign({
      reservations: (_, { reservations }: { reservations: Reservation[] }) => reservations,
    }),
    'remember failure': assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    'show that it failed': assign({ error: reservationListMessages.fetchFailed }),
    'forget error': assign({ error: null }),
  },
}).createMachine({
  id: 'reservationList',
  context: { reservations: [], error: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way.',
      tags: 'busy',
      meta: { screen: 'My reservations: loading' },
      entry: 'forget error',
      invoke: {
        id: 'loadReservations',
        src: 'loadReservations',
        onDone: [
          {
            guard: { type: 'there are none', params: ({ event }) => event.output },
            target: 'empty',
          },
          {
            target: 'listing',
            actions: { type: 'remember reservations', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
            actions: { type: 'remember failure', params: ({ event }) => event },
          },
          { target: 'failed', actions: 'show that it failed' },
        ],
      },
    },
    listing: {
      description: 'The guest sees the reservations.',
      meta: { screen: 'My reservations' },
    },
    empty: {
      description: 'The guest has none yet.',
      meta: { screen: 'My reservations: none' },
    },
    failed: {
      description: 'The list could not be had.',
      tags: 'error',
      meta: { screen: 'My reservations: failed' },
      on: { 'retry.requested': { target: 'loading' } },
    },
    sessionLost: {
      description: 'A login is needed; the guest comes back here after it.',
      meta: { screen: 'My reservations: login needed' },
      invoke: {
        id: 'askForLogin',
        src: 'askForLogin',
        input: ({ context }) => ({ reason: loginReasonOf(context.failure) }),
        onError: { target: 'failed', actions: 'show that it failed' },
      },
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
