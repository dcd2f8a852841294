import { failureOf } from '../shared/failure';
import { loggingOut, sessionSetup, targets } from './sessionSetup';

/** The states before it is known whether there is a session. */
export const restoring = sessionSetup.createStateConfig({
  description: 'A page has loaded; a stored session may be restored.',
  tags: 'resolving',
  initial: 'reading',
  states: {
    reading: {
      description: 'Looking into storage.',
      on: {
        'session.found': [
          {
            guard: { type: 'the access token is stored', params: ({ event }) => event.stored },
            target: targets.authenticated,
            actions: { type: 'remember user', params: ({ event }) => event.stored },
          },
          {
            guard: {
              type: 'only the refresh token is stored',
              params: ({ event }) => event.stored,
            },
            target: 'refreshing',
            actions: { type: 'remember user', params: ({ event }) => event.stored },
          },
          { target: targets.anonymous },
        ],
      },
    },
    refreshing: {
      description: 'Only the refresh token is left, so the session is refreshed first.',
      tags: 'refreshing',
      invoke: {
        id: 'refreshStoredSession',
        src: 'refreshSession',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'the session is refreshed', params: ({ event }) => event.output },
            target: targets.authenticated,
            actions: { type: 'remember refreshed user', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the account may be deleted', params: ({ event }) => event.output },
            target: targets.anonymousExpired,
            actions: 'clearGuest',
          },
          { target: targets.anonymousExpired },
        ],
        onError: {
          description: 'Offline: the next call refreshes.',
          target: targets.authenticated,
          actions: {
            type: 'report the failed refresh',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      after: { refreshTimeout: { target: targets.authenticated } },
      on: {
        ...loggingOut,
        'session.changedElsewhere': {
          description: 'Another tab has refreshed it; this one still needs a token of its own.',
          guard: { type: 'it can be taken over', params: ({ event }) => event.stored },
          actions: { type: 'remember user', params: ({ event }) => event.stored },
        },
      },
    },
  },
});
