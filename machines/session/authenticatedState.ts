import { failureOf } from '../shared/failure';
import { sessionSetup, targets } from './sessionSetup';

/** The states in which a guest is logged in, with the session refreshed now and then. */
export const authenticated = sessionSetup.createStateConfig({
  description: 'A logged-in guest.',
  tags: 'loggedIn',
  initial: 'current',
  on: {
    'logout.requested': { target: 'navigatingHome', actions: ['revokeSession', 'forgetGuest'] },
    'session.expired': { target: 'alertingExpired', actions: 'remember return path' },
    'login.required': {
      description: 'The tokens were deleted behind the page’s back.',
      guard: 'an alert announces it',
      target: 'alertingNotLoggedIn',
      actions: 'remember return path',
    },
    'session.changedElsewhere': {
      description: 'The same guest has logged in again.',
      guard: { type: 'it can be taken over', params: ({ event }) => event.stored },
      actions: { type: 'remember user', params: ({ event }) => event.stored },
    },
  },
  states: {
    returning: {
      description: 'On the way to where the guest wanted to go before logging in.',
      tags: 'busy',
      invoke: {
        id: 'returnAfterLogin',
        src: 'returnAfterLogin',
        onDone: { target: 'current' },
        onError: { target: 'current' },
      },
      on: { 'renewal.needed': { target: 'renewing' } },
      after: { navigationTimeout: { target: 'current' } },
    },
    current: {
      description: 'The session stands; the call that finds its token too old has it renewed.',
      on: {
        'renewal.needed': { target: 'renewing' },
        'login.visited': { target: 'returning' },
      },
    },
    renewing: {
      description: 'The tokens are renewed, once for all calls that wait for it.',
      tags: 'renewing',
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'the session is renewed', params: ({ event }) => event.output },
            target: 'current',
            actions: { type: 'remember renewed user', params: ({ event }) => event.output },
          },
          { target: targets.lapsed },
        ],
        onError: {
          target: 'current',
          actions: {
            type: 'report the failed refresh',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      after: { refreshTimeout: { target: 'current' } },
    },
  },
});
