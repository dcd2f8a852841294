import { and, assign, emit, setup } from 'xstate';
import * as sessionMessages from '../../messages/session/session';
import type { Session, User } from '../contract/wire';
import { failureIn } from '../shared/failure';
import {
  actionNotProvided,
  effectNotProvided,
  notProvided,
  watcherNotProvided,
} from '../shared/notProvided';
import { paths } from '../shared/paths';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { REFRESH_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type {
  SessionContext,
  SessionEvent,
  SessionTag,
  SharedSession,
  StoredSession,
} from './sessionEvents';
import { refreshing, type RefreshFailed, type RefreshResult } from './sessionRefresh';

/** Parameters: what another tab has stored. */
const stored = <T>({ event }: { event: { stored: T } }): T => event.stored;

const rememberStored = { type: 'remember user', params: stored } as const;

/** Another tab's session of the same guest, or of any guest where nobody is logged in. */
const takenOver = {
  guard: { type: 'it can be taken over', params: stored },
  actions: rememberStored,
} as const;

/** Another guest has logged in, in another tab. */
const replaced = {
  guard: { type: 'another guest is stored', params: stored },
  target: '#session.authenticated',
  actions: [{ type: 'clearOtherGuests', params: stored }, rememberStored],
} as const;

const forgettingGuest = ['revokeSession', 'clearGuest'] as const;

/** Wherever a guest is named, they can log out; a refresh that is answered later brings nobody back. */
const loggingOut = {
  'logout.requested': { target: '#session.navigatingHome', actions: forgettingGuest },
} as const;

/** If the account is deleted while its guest is already being sent to the login, the redirect goes on. */
const deletedMeanwhile = {
  'account.deleted': { guard: withEvent('it is about this guest'), actions: 'clearGuest' },
} as const;

/** Remembers the page and the unfinished request of a call that needs a login. */
const rememberRequest = ['remember return path', 'remember what was not done'] as const;

/** The call that found out that the session is over asks for a login; whoever goes to another page hears it later. */
const awaitingLoginRequest = {
  'session.expired': { target: 'alertingExpired', actions: rememberRequest },
  'login.required': { target: 'alertingExpired', actions: rememberRequest },
  'location.changed': { target: 'anonymous.expired' },
} as const;

/** The life of a session: restored, refreshed, expired, changed in another tab. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as RefreshFailed,
    tags: {} as SessionTag,
    meta: {} as StateMeta,
  },
  actors: {
    /** Reports the stored session, at once and whenever another tab changes it. */
    watchStoredSession: watcherNotProvided('watchStoredSession'),
    watchLocation: watcherNotProvided('watchLocation'),
    /** Refreshes a guest's tokens, one tab at a time; removes tokens that the server refuses. */
    refreshSession: notProvided<RefreshResult, { user: User | null }>('refreshSession'),
    /** Stores the path to return to, and whose page it is, and navigates to the login screen. */
    navigateToLogin: effectNotProvided<{ returnPath: string; user: User | null }>(
      'navigateToLogin',
    ),
    /** Navigates to the stored path, or else to `/`, and removes it once its page has loaded. */
    returnAfterLogin: effectNotProvided('returnAfterLogin'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
  },
  guards: {
    'the access token is stored': (_, stored: StoredSession) => stored.token === 'access',
    'only the refresh token is stored': (_, stored: StoredSession) => stored.token === 'refresh',
    'guest was removed from storage': ({ context: { user } }, stored: SharedSession) =>
      user !== null &&
      (stored.user === null || (stored.user.id !== user.id && stored.token === 'none')),
    'another guest is stored': ({ context: { user } }, stored: SharedSession) =>
      user !== null &&
      stored.user !== null &&
      stored.user.id !== user.id &&
      stored.token !== 'none',
    'it can be taken over': ({ context: { user } }, stored: SharedSession) =>
      stored.user !== null &&
      stored.token !== 'none' &&
      (user === null || user.id === stored.user.id),
    'something was not done': ({ context: { user, notDoneFor } }) =>
      notDoneFor !== null && user?.id === notDoneFor,
    'no guest is logged in': ({ context }) => context.user === null,
    'it is about this guest': ({ context }, { userId }: { userId: string }) =>
      context.user?.id === userId,
    'the session is refreshed': (_, refresh: RefreshResult) => refresh.outcome === 'refreshed',
    'the account may be deleted': (_, refresh: RefreshResult) => refresh.outcome === 'maybeDeleted',
    'an alert announces it': ({ event }) =>
      event.type === 'login.required' && event.announcedBy === 'alert',
    'nobody else is logged in': ({ context: { user }, event }) =>
      user === null || !('returnPath' in event) || (event.userId ?? user.id) === user.id,
  },
  actions: {
    /** Stores user and tokens; removes the stored reservations of another user. */
    saveSession: actionNotProvided<{ session: Session }>('saveSession'),
    /** Removes the guest's tokens; stored reservations stay in case the same user returns. */
    clearTokens: actionNotProvided<{ user: User | null }>('clearTokens'),
    /** Stores the guest's new profile for all tabs. */
    saveUser: actionNotProvided<{ user: User }>('saveUser'),
    /** Asks the server to end the session of the tokens that are still stored. */
    revokeSession: actionNotProvided('revokeSession'),
    /** Removes everything stored about the guest, in all tabs. */
    clearGuest: actionNotProvided('clearGuest'),
    /** Removes from this tab what belongs to a guest other than the stored one. */
    clearOtherGuests: actionNotProvided<{ user: User | null }>('clearOtherGuests'),
    'remember user': assign(({ context }, { user }: { user: User | null }) => ({
      user,
      notDoneFor: user?.id === context.notDoneFor ? context.notDoneFor : null,
    })),
    'remember refreshed user': assign({
      user: ({ context }, refresh: RefreshResult) =>
        refresh.outcome === 'refreshed' ? refresh.user : context.user,
    }),
    'remember return path': assign(({ event }) =>
      'returnPath' in event ? { returnPath: event.returnPath } : {},
    ),
    'remember what was not done': assign(({ context: { user, notDoneFor }, event }) =>
      'returnPath' in event && event.notDone === true && (user === null || notDoneFor !== user.id)
        ? { notDoneFor: event.userId ?? user?.id ?? notDoneFor }
        : {},
    ),
    'clear user': assign({ user: null }),
    'forget what was not done': assign({ notDoneFor: null }),
    'report the failed refresh': emit(({ event }) => ({
      type: 'refresh.failed' as const,
      failure: failureIn(event),
    })),
  },
  delays: { refreshTimeout: REFRESH_TIMEOUT_MS, navigationTimeout: NAVIGATION_TIMEOUT_MS },
}).createMachine({
  id: 'session',
  options: { maxIterations: 1000 },
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
    'login.succeeded': {
      description: 'A login proves who the guest is, whatever was going on.',
      target: '.authenticated.returning',
      actions: [
        withEvent('saveSession'),
        { type: 'remember user', params: ({ event }) => event.session },
      ],
    },
    'session.expired': {
      description: 'A login is asked for already, or another guest is here.',
      actions: rememberRequest,
    },
    'login.required': { actions: rememberRequest },
    'profile.saved': {
      guard: { type: 'it is about this guest', params: ({ event }) => ({ userId: event.user.id }) },
      actions: [withEvent('saveUser'), withEvent('remember user')],
    },
    'account.deleted': {
      guard: withEvent('it is about this guest'),
      target: '.accountDeleted',
      actions: 'clearGuest',
    },
    'session.changedElsewhere': [
      {
        guard: { type: 'guest was removed from storage', params: stored },
        target: '.anonymous',
        actions: { type: 'clearOtherGuests', params: stored },
      },
      replaced,
      { target: '.authenticated', ...takenOver },
      { guard: 'no guest is logged in', actions: { type: 'clearOtherGuests', params: stored } },
    ],
  },
  states: {
    restoring: {
      description: 'A page has loaded; a stored session may be restored.',
      tags: 'resolving',
      initial: 'reading',
      states: {
        reading: {
          description: 'Looking into storage.',
          on: {
            'session.found': [
              {
                guard: { type: 'the access token is stored', params: stored },
                target: '#session.authenticated',
                actions: rememberStored,
              },
              {
                guard: { type: 'only the refresh token is stored', params: stored },
                target: 'refreshing',
                actions: rememberStored,
              },
              { target: '#session.anonymous' },
            ],
          },
        },
        refreshing: {
          description:
            'Only the refresh token is left, so the session is refreshed first; offline, by the next call.',
          ...refreshing('refreshStoredSession', {
            refreshed: '#session.authenticated',
            maybeDeleted: '#session.anonymous.expired',
            over: '#session.anonymous.expired',
          }),
          on: {
            ...loggingOut,
            'session.changedElsewhere': {
              description: 'Another tab has refreshed it; this one still needs a token of its own.',
              ...takenOver,
            },
          },
        },
      },
    },

    anonymous: {
      description: 'A visitor.',
      tags: 'visitor',
      entry: 'clear user',
      initial: 'unknown',
      on: {
        'session.expired': { target: 'alertingExpired', actions: rememberRequest },
      },
      states: {
        unknown: {
          description: 'A visitor who has no session.',
          on: {
            'login.required': [
              {
                guard: 'an alert announces it',
                target: '#session.alertingNotLoggedIn',
                actions: rememberRequest,
              },
              { target: '#session.navigatingToLogin', actions: rememberRequest },
            ],
          },
        },
        expired: {
          description: 'A visitor whose session turned out to be over, and who has not been told.',
          on: {
            'login.required': { target: '#session.alertingExpired', actions: rememberRequest },
          },
        },
      },
    },

    authenticated: {
      description: 'A logged-in guest.',
      tags: 'loggedIn',
      initial: 'current',
      on: {
        ...loggingOut,
        'otherAccount.wanted': {
          target: 'navigatingToLogin',
          actions: [...forgettingGuest, 'clear user', 'remember return path'],
        },
        'session.expired': {
          guard: 'nobody else is logged in',
          target: 'alertingExpired',
          actions: rememberRequest,
        },
        'login.required': {
          description: 'The tokens were deleted behind the page’s back.',
          guard: and(['an alert announces it', 'nobody else is logged in']),
          target: 'alertingNotLoggedIn',
          actions: rememberRequest,
        },
        'session.changedElsewhere': {
          description: 'The same guest has logged in again.',
          ...takenOver,
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
          description:
            'The session stands; the call that finds its token too old has it refreshed.',
          always: { guard: 'something was not done', target: 'alertingNotDone' },
          on: {
            'refresh.needed': { target: 'refreshing' },
            'login.visited': { target: 'returning' },
          },
        },
        alertingNotDone: {
          description: 'Says that what the guest asked for before logging in again was not done.',
          tags: 'alert',
          meta: { screen: 'Alert: not done before the login', alert: sessionMessages.notDone },
          on: {
            'refresh.needed': { target: 'refreshing' },
            'login.visited': { target: 'returning' },
            'alert.acknowledged': { target: 'current', actions: 'forget what was not done' },
          },
        },
        refreshing: {
          description: 'The tokens are refreshed, once for all calls that wait for it.',
          ...refreshing('refreshSession', {
            refreshed: 'current',
            maybeDeleted: '#session.forgotten',
            over: '#session.expired',
          }),
        },
      },
    },

    expired: {
      description: 'The session is over; the call that found out will ask for a login.',
      tags: 'leaving',
      on: awaitingLoginRequest,
    },
    forgotten: {
      description:
        'The same after a deletion without an answer: nothing of the guest is left here.',
      tags: ['leaving', 'deleted'],
      on: awaitingLoginRequest,
    },
    accountDeleted: {
      description:
        'Nothing of the deleted account is left in this browser; its page still says so.',
      tags: ['leaving', 'deleted'],
      on: {
        'logout.requested': { target: 'navigatingHome' },
        'session.expired': { target: 'alertingNotLoggedIn', actions: rememberRequest },
        'login.required': { target: 'alertingNotLoggedIn', actions: rememberRequest },
        'location.changed': { target: 'anonymous' },
        'session.changedElsewhere': [
          replaced,
          { description: 'Nobody else is here: the guest goes on reading.' },
        ],
      },
    },

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

    alertingNotLoggedIn: {
      description: 'Says that a login is needed here.',
      tags: ['alert', 'leaving'],
      meta: { screen: 'Alert: not logged in', alert: sessionMessages.notLoggedIn },
      on: {
        ...deletedMeanwhile,
        'alert.acknowledged': { target: 'navigatingToLogin' },
        'location.changed': { target: 'anonymous' },
      },
    },
    alertingExpired: {
      description: 'Says that the session is over; its tokens are gone already.',
      tags: ['alert', 'leaving'],
      meta: { screen: 'Alert: session expired', alert: sessionMessages.expired },
      entry: { type: 'clearTokens', params: ({ context }) => context },
      on: {
        ...deletedMeanwhile,
        'alert.acknowledged': { target: 'navigatingToLogin' },
        'location.changed': { target: 'anonymous.expired' },
      },
    },
    navigatingToLogin: {
      description: 'The return path is stored and the login screen opens.',
      tags: 'leaving',
      invoke: {
        id: 'navigateToLogin',
        src: 'navigateToLogin',
        input: ({ context: { returnPath, user } }) => ({ returnPath, user }),
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
      on: deletedMeanwhile,
      after: { navigationTimeout: { target: 'anonymous' } },
    },
  },
});
