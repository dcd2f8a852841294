import * as sessionMessages from '../../messages/session/session';
import { failureOf } from '../shared/failure';
import { loggingOut, sessionSetup, targets } from './sessionSetup';

/** What can happen to a session that stands. */
const standing = {
  'refresh.needed': { target: 'refreshing' },
  'login.visited': { target: 'returning' },
} as const;

/** The states in which a guest is logged in, with the session refreshed now and then. */
export const authenticated = sessionSetup.createStateConfig({
  description: 'A logged-in guest.',
  tags: 'loggedIn',
  initial: 'current',
  on: {
    ...loggingOut,
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
      on: { 'refresh.needed': { target: 'refreshing' } },
      after: { navigationTimeout: { target: 'current' } },
    },
    current: {
      description: 'The session stands; the call that finds its token too old has it refreshed.',
      always: { guard: 'something was not done', target: 'alertingNotDone' },
      on: standing,
    },
    alertingNotDone: {
      description: 'Says that what the guest asked for before logging in again was not done.',
      tags: 'alert',
      meta: { screen: 'Alert: not done before the login', alert: sessionMessages.notDone },
      on: {
        ...standing,
        'alert.acknowledged': { target: 'current', actions: 'forget what was not done' },
      },
    },
    refreshing: {
      description: 'The tokens are refreshed, once for all calls that wait for it.',
      tags: 'refreshing',
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'the session is refreshed', params: ({ event }) => event.output },
            target: 'current',
            actions: { type: 'remember refreshed user', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the account may be deleted', params: ({ event }) => event.output },
            target: targets.forgotten,
            actions: 'clearGuest',
          },
          { target: targets.expired },
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
