import { assign, setup } from 'xstate';
import type { OpenSession } from '../contract/wire';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided, notProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import * as sessionListMessages from '../../messages/account/sessionList';

export interface SessionListContext {
  /** Most recently used first. */
  sessions: readonly OpenSession[];
  /** The session that is being ended. */
  endingId: string | null;
  error: string | null;
}

export type SessionListEvent =
  | { type: 'end.requested'; sessionId: string }
  | { type: 'retry.requested' }
  | SessionRestored;

/** Ending a session twice does no harm, so after a lost response the guest can just try again. */
const notEnded = { target: 'listing', actions: 'show that it did not end' } as const;

/** The guest's open sessions. Any session but this one can be ended from here. */
export const sessionListMachine = setup({
  types: {
    context: {} as SessionListContext,
    events: {} as SessionListEvent,
    tags: {} as 'busy' | 'list',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    loadSessions: notProvided<{ sessions: OpenSession[] }>('loadSessions'),
    endSession: effectNotProvided<{ sessionId: string }>('endSession'),
  },
  guards: {
    ...commandGuards,
    'it is open elsewhere': ({ context }, { sessionId }: { sessionId: string }) =>
      context.sessions.some(({ id, isCurrent }) => id === sessionId && !isCurrent),
    'it is over already': refusedWith('session_not_found'),
  },
  actions: {
    'remove the session': assign({
      sessions: ({ context }) => context.sessions.filter(({ id }) => id !== context.endingId),
      endingId: null,
    }),
    'show that it was not fetched': assign({ error: sessionListMessages.fetchFailed }),
    'show that it did not end': assign({ endingId: null, error: sessionListMessages.endFailed }),
    'clear error': assign({ endingId: null, error: null }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'sessionList',
  options: { maxIterations: 1000 },
  context: { sessions: [], endingId: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way.',
      tags: 'busy',
      meta: { screen: 'Sessions: loading' },
      entry: 'clear error',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: { target: 'listing', actions: assign(({ event }) => event.output) },
        onError: [
          { guard: 'login is needed', target: 'sessionLost' },
          { target: 'failed', actions: 'show that it was not fetched' },
        ],
      },
      after: { responseTimeout: { target: 'failed', actions: 'show that it was not fetched' } },
    },
    listing: {
      description: 'The guest sees where they are logged in.',
      tags: 'list',
      meta: { screen: 'Sessions' },
      on: {
        'end.requested': {
          guard: withEvent('it is open elsewhere'),
          target: 'ending',
          actions: assign(({ event }) => ({ endingId: event.sessionId, error: null })),
        },
      },
    },
    ending: {
      description: 'The server ends one of them.',
      tags: ['busy', 'list'],
      meta: { screen: 'Sessions: ending one' },
      ...command('endSession', {
        input: ({ context }: { context: SessionListContext }) => ({
          sessionId: requireValue(context.endingId, 'No session is to end'),
        }),
        done: { target: 'listing', actions: 'remove the session' },
        loginNeeded: 'sessionLost',
        special: [
          { guard: 'it is over already', target: 'listing', actions: 'remove the session' },
        ],
        refused: notEnded,
        unknown: notEnded,
      }),
    },
    failed: {
      description: 'The list could not be had.',
      meta: { screen: 'Sessions: failed' },
      on: { 'retry.requested': { target: 'loading' } },
    },
    sessionLost: sessionLost({
      screen: 'Sessions: login needed',
      notDone: isFrom('endSession'),
      resume: { target: 'loading' },
      failed: { target: 'failed', actions: 'show that it was not fetched' },
      on: { 'retry.requested': { target: 'loading' } },
    }),
  },
});
