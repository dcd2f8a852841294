import { assign, setup } from 'xstate';
import type { Reservation, ReservationList } from '../contract/wire';
import type { GuestReturned } from '../shared/address';
import {
  sessionLost,
  sessionLossActors,
  sessionLossGuards,
  type SessionRestored,
} from '../shared/sessionLoss';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import * as reservationListMessages from '../../messages/reservation/list';
import type { StateMeta } from '../shared/screen';

export interface ReservationListContext {
  /** As far as they have been read, in the order in which a guest looks for them. */
  reservations: readonly Reservation[];
  /** Where the server goes on; null where there are no others. */
  nextCursor: string | null;
  error: string | null;
}

export type ReservationListEvent =
  | { type: 'retry.requested' }
  /** The guest wants to see those as well that have not been read yet. */
  | { type: 'more.requested' }
  | GuestReturned
  | SessionRestored;

/**
 * Where the server goes on behind what has been read.
 * @throws Error when there is nothing behind it
 */
function nextCursorIn({ nextCursor }: ReservationListContext): string {
  if (nextCursor === null) throw new Error('There are no more reservations to read');
  return nextCursor;
}

/** What was read with what comes behind it; what changed its place meanwhile shows once. */
function joined(known: readonly Reservation[], more: readonly Reservation[]): Reservation[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

/** All the reservations of the guest. */
export const reservationListMachine = setup({
  types: {
    context: {} as ReservationListContext,
    events: {} as ReservationListEvent,
    tags: {} as 'list' | 'busy' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    /** Reads the first of them. */
    loadReservations: notProvided<ReservationList>('loadReservations'),
    /** Reads those behind. */
    loadMoreReservations: notProvided<ReservationList, { cursor: string }>('loadMoreReservations'),
    watchReturn: watcherNotProvided('watchReturn'),
  },
  guards: {
    ...sessionLossGuards,
    'there are none': (_, { reservations }: ReservationList) => reservations.length === 0,
    'there are more': ({ context }) => context.nextCursor !== null,
  },
  actions: {
    'remember reservations': assign((_, { reservations, nextCursor }: ReservationList) => ({
      reservations,
      nextCursor: nextCursor ?? null,
    })),
    'add reservations': assign(({ context }, { reservations, nextCursor }: ReservationList) => ({
      reservations: joined(context.reservations, reservations),
      nextCursor: nextCursor ?? null,
    })),
    'show that it failed': assign({ error: reservationListMessages.fetchFailed }),
    'forget error': assign({ error: null }),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'reservationList',
  context: { reservations: [], nextCursor: null, error: null },
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
      after: { responseTimeout: { target: 'failed', actions: 'show that it failed' } },
    },
    listing: {
      description: 'The guest sees the reservations.',
      tags: 'list',
      meta: { screen: 'My reservations' },
      on: {
        'guest.returned': { target: 'loading' },
        'more.requested': { guard: 'there are more', target: 'extending' },
      },
    },
    extending: {
      description: 'More of them are on their way.',
      tags: ['list', 'busy'],
      meta: { screen: 'My reservations: more on their way' },
      entry: 'forget error',
      invoke: {
        id: 'loadMoreReservations',
        src: 'loadMoreReservations',
        input: ({ context }) => ({ cursor: nextCursorIn(context) }),
        onDone: {
          target: 'listing',
          actions: { type: 'add reservations', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          { target: 'notExtended', actions: 'show that it failed' },
        ],
      },
      after: { responseTimeout: { target: 'notExtended', actions: 'show that it failed' } },
      on: { 'guest.returned': { target: 'loading' } },
    },
    notExtended: {
      description: 'The others could not be had; what was read before still shows.',
      tags: ['list', 'error'],
      meta: { screen: 'My reservations: no more to be had' },
      on: {
        'more.requested': { target: 'extending' },
        'guest.returned': { target: 'loading' },
      },
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
    sessionLost: sessionLost({
      screen: 'My reservations: login needed',
      resume: { target: 'loading' },
      failed: { target: 'failed', actions: 'show that it failed' },
      on: { 'retry.requested': { target: 'loading' } },
    }),
  },
});
