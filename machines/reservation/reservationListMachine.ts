import { assign, setup } from 'xstate';
import type { Reservation, ReservationList } from '../contract/wire';
import { commandDelays, commandGuards } from '../shared/command';
import type { PageRestored } from '../shared/navigationEvents';
import { sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import * as reservationListMessages from '../../messages/reservation/list';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { holdEndActors, watchHoldEnd, type EndRead, type HoldEnded } from './holdEnd';

export interface ReservationListContext extends EndRead {
  /** The reservations loaded so far, in display order. */
  reservations: readonly Reservation[];
  /** The cursor of the next page; null if there is none. */
  nextCursor: string | null;
  error: string | null;
}

export type ReservationListEvent =
  | { type: 'retry.requested' }
  /** The guest asks for the next page. */
  | { type: 'more.requested' }
  | HoldEnded
  | PageRestored
  | SessionRestored;

/** Appends a page. A reservation that moved to a later page meanwhile is kept only once. */
function joined(known: readonly Reservation[], more: readonly Reservation[]): Reservation[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

/** Where a failed reading of the first page leads. */
const notRead = [
  { guard: 'some are known', target: 'outdated', actions: 'show that it failed' },
  { target: 'failed', actions: 'show that it failed' },
] as const;

/** All reservations of the guest. */
export const reservationListMachine = setup({
  types: {
    context: {} as ReservationListContext,
    events: {} as ReservationListEvent,
    tags: {} as 'list' | 'busy' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    ...holdEndActors,
    /** Loads the first page. */
    loadReservations: notProvided<ReservationList>('loadReservations'),
    /** Loads the next page. */
    loadMoreReservations: notProvided<ReservationList, { cursor: string }>('loadMoreReservations'),
    watchPageRestore: watcherNotProvided('watchPageRestore'),
  },
  guards: {
    ...commandGuards,
    'there are none': (_, { reservations }: ReservationList) => reservations.length === 0,
    'some are known': ({ context }) => context.reservations.length > 0,
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
    'remember the end of the hold': assign((_, { at }: HoldEnded) => ({ endRead: at })),
    'clear error': assign({ error: null }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'reservationList',
  options: { maxIterations: 1000 },
  context: { reservations: [], nextCursor: null, error: null, endRead: null },
  invoke: { id: 'watchPageRestore', src: 'watchPageRestore' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way; what was read before shows until then.',
      tags: ['list', 'busy'],
      meta: { screen: 'My reservations: loading' },
      entry: 'clear error',
      invoke: {
        id: 'loadReservations',
        src: 'loadReservations',
        onDone: [
          {
            guard: withOutput('there are none'),
            target: 'empty',
            actions: withOutput('remember reservations'),
          },
          { target: 'listing', actions: withOutput('remember reservations') },
        ],
        onError: [{ guard: 'login is needed', target: 'sessionLost' }, ...notRead],
      },
      after: { responseTimeout: notRead },
    },
    listing: {
      description: 'The guest sees the reservations.',
      tags: 'list',
      meta: { screen: 'My reservations' },
      invoke: watchHoldEnd(({ reservations }: ReservationListContext) => reservations),
      on: {
        'hold.ended': { target: 'loading', actions: withEvent('remember the end of the hold') },
        'page.restored': { target: 'loading' },
        'more.requested': { guard: 'there are more', target: 'extending' },
      },
    },
    extending: {
      description: 'More of them are on their way.',
      tags: ['list', 'busy'],
      meta: { screen: 'My reservations: more on their way' },
      entry: 'clear error',
      invoke: {
        id: 'loadMoreReservations',
        src: 'loadMoreReservations',
        input: ({ context }) => ({
          cursor: requireValue(context.nextCursor, 'There are no more pages'),
        }),
        onDone: { target: 'listing', actions: withOutput('add reservations') },
        onError: [
          { guard: 'login is needed', target: 'sessionLost' },
          { target: 'notExtended', actions: 'show that it failed' },
        ],
      },
      after: { responseTimeout: { target: 'notExtended', actions: 'show that it failed' } },
      on: { 'page.restored': { target: 'loading' } },
    },
    outdated: {
      description: 'The list could not be read again; what was read before still shows.',
      tags: ['list', 'error'],
      meta: { screen: 'My reservations: not read again' },
      on: {
        'retry.requested': { target: 'loading' },
        'page.restored': { target: 'loading' },
      },
    },
    notExtended: {
      description: 'The others could not be had; what was read before still shows.',
      tags: ['list', 'error'],
      meta: { screen: 'My reservations: no more to be had' },
      on: {
        'more.requested': { target: 'extending' },
        'page.restored': { target: 'loading' },
      },
    },
    empty: {
      description: 'The guest has none yet.',
      meta: { screen: 'My reservations: none' },
      on: { 'page.restored': { target: 'loading' } },
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
      failed: notRead,
      on: { 'retry.requested': { target: 'loading' } },
    }),
  },
});
