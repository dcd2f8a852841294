import { failureOf } from '../shared/failure';
import { sessionSetup, targets } from './sessionSetup';

/** The states before it is known whether there is a session. */
export const restoring = sessionSetup.createStateConfig({
  description: 'A page has loaded; a stored session may be restored.',
  tags: 'settling',
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
            target: 'renewing',
            actions: { type: 'remember user', params: ({ event }) => event.stored },
          },
          { target: targets.anonymous },
        ],
      },
    },
    renewing: {
      description: 'Only the refresh token is left, so the session is renewed first.',
      tags: 'renewing',
      invoke: {
        id: 'renewStoredSession',
        src: 'renewSession',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'the session is renewed', params: ({ event }) => event.output },
            target: targets.authenticated,
            actions: { type: 'remember renewed user', params: ({ event }) => event.output },
          },
          { target: targets.expired },
        ],
        onError: {
          description: 'Offline: the next call renews.',
          target: targets.authenticated,
          actions: {
            type: 'report the failed refresh',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      after: { refreshTimeout: { target: targets.authenticated } },
      on: {
        'session.changedElsewhere': {
          description: 'Another tab has renewed it; this one still needs a token of its own.',
          guard: { type: 'it can be taken over', params: ({ event }) => event.stored },
          actions: { type: 'remember user', params: ({ event }) => event.stored },
        },
      },
    },
  },
});
