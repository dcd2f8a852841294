import { assertEvent, assign, setup } from 'xstate';
import type { Session, User } from './contract/wire';
import { failureOf, needsLogin } from './failure';
import { effectNotProvided, notProvided } from './notProvided';
import { sessionMessages } from './messages/account';
import { paths } from './paths';
import type { StateMeta } from './screen';

/** What storage still knows of a session when a page loads. A refresh token alone counts. */
export type StoredSession =
  { user: User; token: 'access' | 'refresh' } | { user: null; token: 'none' };

export interface SessionContext {
  user: User | null;
  /** Path and query to return to after login. */
  returnPath: string;
}

export type SessionEvent =
  | { type: 'login.succeeded'; session: Session }
  | { type: 'logout.requested' }
  /** A call was answered with 401 although its token had just been renewed. */
  | { type: 'session.expired'; returnPath: string }
  /** A guarded place or action was reached without a session. */
  | { type: 'login.required'; returnPath: string; announcedBy: 'alert' | 'loginPage' }
  | { type: 'alert.acknowledged' }
  /** Another tab logged out. */
  | { type: 'session.endedElsewhere' };

/**
 * Who is using the site. Tags: `settling` while a stored session is being looked at (guarded places
 * wait), `loggedIn`, `busy`, `alert`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'settling' | 'loggedIn' | 'busy' | 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    loadStoredSession: notProvided<StoredSession>('loadStoredSession'),
    /** Uses the refresh token; answers the user as the server knows it now. */
    renewSession: notProvided<{ user: User }>('renewSession'),
    /** Stores user and tokens; removes what is stored of another user's reservations. */
    saveSession: effectNotProvided<{ session: Session }>('saveSession'),
    /** Removes the tokens; what is stored of reservations stays for the same user's return. */
    forgetTokens: effectNotProvided('forgetTokens'),
    /** Removes everything stored of the guest and has the server revoke the refresh token. */
    forgetGuest: effectNotProvided('forgetGuest'),
    /** Stores the path to return to and goes to the login screen. */
    goToLogin: effectNotProvided<{ returnPath: string }>('goToLogin'),
    /** Goes to the stored path, which it clears, or else to `/`. */
    returnAfterLogin: effectNotProvided('returnAfterLogin'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
  },
  guards: {
    'no session is stored': (_, stored: StoredSession) => stored.token === 'none',
    'the access token is stored': (_, stored: StoredSession) => stored.token === 'access',
    'the token is refused': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
    'an alert announces it': ({ event }) =>
      event.type === 'login.required' && event.announcedBy === 'alert',
  },
  actions: {
    'remember user': assign({ user: (_, { user }: { user: User | null }) => user }),
    'remember return path': assign(({ event }) =>
      'returnPath' in event ? { returnPath: event.returnPath } : {},
    ),
    'forget user': assign({ user: null }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, returnPath: paths.home },
  initial: 'restoring',
  on: {
    'login.succeeded': {
      target: '.saving',
      actions: { type: 'remember user', params: ({ event }) => event.session },
    },
  },
  states: {
    restoring: {
      description: 'A page has loaded; a stored session may be restored.',
      tags: 'settling',
      initial: 'reading',
      states: {
        reading: {
          description: 'Looking into storage.',
          invoke: {
            id: 'loadStoredSession',
            src: 'loadStoredSession',
            onDone: [
              {
                guard: { type: 'no session is stored', params: ({ event }) => event.output },
                target: '#session.anonymous',
              },
              {
                guard: { type: 'the access token is stored', params: ({ event }) => event.output },
                target: '#session.authenticated',
                actions: { type: 'remember user', params: ({ event }) => event.output },
              },
              {
                target: 'renewing',
                actions: { type: 'remember user', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#session.anonymous' },
          },
        },
        renewing: {
          description: 'Only the refresh token is left, so the session is renewed first.',
          invoke: {
            id: 'renewStoredSession',
            src: 'renewSession',
            onDone: {
              target: '#session.authenticated',
              actions: { type: 'remember user', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'the token is refused', params: ({ event }) => event },
                target: 'forgetting',
              },
              { description: 'Offline: the next call renews.', target: '#session.authenticated' },
            ],
          },
        },
        forgetting: {
          description: 'The stored session is over.',
          entry: 'forget user',
          invoke: {
            id: 'forgetStoredTokens',
            src: 'forgetTokens',
            onDone: { target: '#session.anonymous.expired' },
            onError: { target: '#session.anonymous.expired' },
          },
        },
      },
    },

    anonymous: {
      description: 'A visitor.',
      initial: 'unknown',
      on: { 'session.expired': { target: 'alertingExpired', actions: 'remember return path' } },
      states: {
        unknown: {
          description: 'A visitor who has no session.',
          on: {
            'login.required': [
              {
                guard: 'an alert announces it',
                target: '#session.alertingNotLoggedIn',
                actions: 'remember return path',
              },
              { target: '#session.goingToLogin', actions: 'remember return path' },
            ],
          },
        },
        expired: {
          description: 'A visitor whose stored session turned out to be over.',
          on: {
            'login.required': {
              target: '#session.alertingExpired',
              actions: 'remember return path',
            },
          },
        },
      },
    },

    saving: {
      description: 'Logged in; user and tokens are being stored.',
      tags: ['settling', 'busy'],
      invoke: {
        id: 'saveSession',
        src: 'saveSession',
        input: ({ event }) => {
          assertEvent(event, 'login.succeeded');
          return { session: event.session };
        },
        onDone: { target: 'authenticated.returning' },
        onError: { target: 'alertingNotSaved', actions: 'forget user' },
      },
    },

    authenticated: {
      description: 'A logged-in guest.',
      tags: 'loggedIn',
      initial: 'current',
      on: {
        'logout.requested': { target: 'loggingOut' },
        'session.expired': { target: 'alertingExpired', actions: 'remember return path' },
        'session.endedElsewhere': { target: 'anonymous', actions: 'forget user' },
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
        },
        current: {
          description: 'The session stands; the call that finds its token too old renews it.',
        },
      },
    },

    loggingOut: {
      description: 'The guest leaves; nothing of them stays in this browser.',
      tags: 'busy',
      entry: 'forget user',
      invoke: {
        id: 'forgetGuest',
        src: 'forgetGuest',
        onDone: { target: 'goingHome' },
        onError: { target: 'goingHome' },
      },
    },
    goingHome: {
      description: 'After logging out the visitor sees the home page.',
      invoke: {
        id: 'goHome',
        src: 'navigate',
        input: { to: paths.home },
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
    },

    alertingNotLoggedIn: {
      description: 'Says that a login is needed here.',
      tags: 'alert',
      meta: { screen: 'Alert: not logged in', alert: sessionMessages.notLoggedIn },
      on: { 'alert.acknowledged': { target: 'goingToLogin' } },
    },
    alertingExpired: {
      description: 'Says that the session is over; its tokens are gone already.',
      tags: 'alert',
      meta: { screen: 'Alert: session expired', alert: sessionMessages.expired },
      entry: 'forget user',
      invoke: {
        id: 'forgetTokens',
        src: 'forgetTokens',
        onError: { description: 'A token that stays is refused again.', actions: [] },
      },
      on: { 'alert.acknowledged': { target: 'goingToLogin' } },
    },
    alertingNotSaved: {
      description: 'Says that this browser keeps no session.',
      tags: 'alert',
      meta: { screen: 'Alert: session not kept', alert: sessionMessages.notKept },
      on: { 'alert.acknowledged': { target: 'anonymous' } },
    },
    goingToLogin: {
      description: 'The return path is stored and the login screen opens.',
      invoke: {
        id: 'goToLogin',
        src: 'goToLogin',
        input: ({ context }) => ({ returnPath: context.returnPath }),
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
    },
  },
});
