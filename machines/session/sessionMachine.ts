import { paths } from '../shared/paths';
import { authenticated } from './authenticatedState';
import { restoring } from './restoringState';
import {
  accountDeleted,
  alertingExpired,
  alertingNotLoggedIn,
  forgotten,
  navigatingToLogin,
  expired,
} from './loginRedirectStates';
import { sessionSetup, targets } from './sessionSetup';

/** Who is using the site, and the life of a session: restored, refreshed, expired, changed in another tab. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { user: null, returnPath: paths.home, notDoneFor: null },
  initial: 'restoring',
  invoke: [
    {
      id: 'watchStoredSession',
      src: 'watchStoredSession',
      onError: {
        description: 'If storage can’t be read, the guest counts as a visitor.',
        target: '.anonymous',
      },
    },
    {
      id: 'watchLocation',
      src: 'watchLocation',
      onError: { description: 'Alerts then wait to be closed.', actions: [] },
    },
  ],
  on: {
    'profile.saved': {
      guard: { type: 'it is about this guest', params: ({ event }) => ({ userId: event.user.id }) },
      actions: [
        { type: 'saveUser', params: ({ event }) => event },
        { type: 'remember user', params: ({ event }) => event },
      ],
    },
    'account.deleted': {
      guard: { type: 'it is about this guest', params: ({ event }) => event },
      target: '.accountDeleted',
      actions: 'clearGuest',
    },
    'session.changedElsewhere': [
      {
        guard: { type: 'the guest is stored no more', params: ({ event }) => event.stored },
        target: '.anonymous',
        actions: { type: 'clearOtherGuests', params: ({ event }) => event.stored },
      },
      {
        guard: { type: 'another guest is stored', params: ({ event }) => event.stored },
        target: '.authenticated',
        actions: [
          { type: 'clearOtherGuests', params: ({ event }) => event.stored },
          { type: 'remember user', params: ({ event }) => event.stored },
        ],
      },
      {
        guard: { type: 'it can be taken over', params: ({ event }) => event.stored },
        target: '.authenticated',
        actions: { type: 'remember user', params: ({ event }) => event.stored },
      },
      {
        guard: 'no guest is logged in',
        actions: { type: 'clearOtherGuests', params: ({ event }) => event.stored },
      },
    ],
  },
  states: {
    restoring,

    anonymous: {
      description: 'A visitor.',
      tags: 'visitor',
      entry: 'clear user',
      initial: 'unknown',
      on: {
        'login.succeeded': {
          target: 'authenticated.returning',
          actions: [
            { type: 'saveSession', params: ({ event }) => event },
            { type: 'remember user', params: ({ event }) => event.session },
          ],
        },
        'session.expired': { target: 'alertingExpired', actions: 'remember return path' },
      },
      states: {
        unknown: {
          description: 'A visitor who has no session.',
          on: {
            'login.required': [
              {
                guard: 'an alert announces it',
                target: targets.alertingNotLoggedIn,
                actions: 'remember return path',
              },
              { target: targets.navigatingToLogin, actions: 'remember return path' },
            ],
          },
        },
        expired: {
          description: 'A visitor whose session turned out to be over, and who has not been told.',
          on: {
            'login.required': {
              target: targets.alertingExpired,
              actions: 'remember return path',
            },
          },
        },
      },
    },

    authenticated,

    expired,
    forgotten,
    accountDeleted,

    navigatingHome: {
      description: 'Nothing of the guest is left in this browser; the home page opens.',
      tags: ['resolving', 'busy'],
      entry: ['clear user', 'forget what was not done'],
      invoke: {
        id: 'goHome',
        src: 'navigate',
        input: { to: paths.home },
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
      after: { navigationTimeout: { target: 'anonymous' } },
    },

    alertingNotLoggedIn,
    alertingExpired,
    navigatingToLogin,
  },
});
