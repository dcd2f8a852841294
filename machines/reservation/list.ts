import { assign, setup } from 'xstate';
import type { Reservation } from '../contract/wire';
import type { GuestReturned } from '../shared/address';
import { askingForLogin, loginActors, loginGuards } from '../shared/loginNeeded';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { ANSWER_PATIENCE_MS } from '../shared/patience';
import { reservationListMessages } from './messages';
import type { StateMeta } from '../shared/screen';

export interface ReservationListContext {
  /** The one created last first. */
  reservations: readonly Reservation[];
  error: string | null;
}

export type ReservationListEvent = { type: 'retry.requested' } | GuestReturned;

/** All the reservations of the guest. */
export const reservationListMachine = setup({
  types: {
    context: {} as ReservationListContext,
    events: {} as ReservationListEvent,
    tags: {} as 'busy' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    loadReservations: notProvided<{ reservations: Reservation[] }>('loadReservations'),
    watchReturn: watcherNotProvided('watchReturn'),
  },
  guards: {
    ...loginGuards,
    'there are none': (_, { reservations }: { reservations: Reservation[] }) =>
      reservations.length === 0,
  },
  actions: {
    'remember reservations': assign({
      reservations: (_, { reservations }: { reservations: Reservation[] }) => reservations,
    }),
    'show that it failed': assign({ error: reservationListMessages.fetchFailed }),
    'forget error': assign({ error: null }),
  },
  delays: { answerPatience: ANSWER_PATIENCE_MS },
}).createMachine({
  id: 'reservationList',
  context: { reservations: [], error: null },
  invoke: { id: 'watchReturn', src: 'watchReturn' },
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
            actions: { type: 'remember reservations', params: ({ event }) => event.output },
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
          },
          { target: 'failed', actions: 'show that it failed' },
        ],
      },
      after: { answerPatience: { target: 'failed', actions: 'show that it failed' } },
    },
    listing: {
      description: 'The guest sees the reservations.',
      meta: { screen: 'My reservations' },
      on: { 'guest.returned': { target: 'loading' } },
    },
    empty: {
      description: 'The guest has none yet.',
      meta: { screen: 'My reservations: none' },
      on: { 'guest.returned': { target: 'loading' } },
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
        ...askingForLogin,
        onError: { target: 'failed', actions: 'show that it failed' },
      },
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
