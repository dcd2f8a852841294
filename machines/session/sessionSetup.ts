import { assign, emit, setup } from 'xstate';
import type { Session, User } from '../contract/wire';
import type { Failure } from '../shared/failure';
import type { LocationChanged } from '../shared/navigationEvents';
import {
  actionNotProvided,
  effectNotProvided,
  notProvided,
  watcherNotProvided,
} from '../shared/notProvided';
import { REFRESH_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import type { RefreshResult, RefreshFailed } from './sessionRefresh';
import {
  belongsToAnother,
  canBeTakenOver,
  isLoggedOut,
  type SharedSession,
  type StoredSession,
} from './storedSession';

export interface SessionContext {
  /** The session's guest; kept after its end while the guest's page is still shown. */
  user: User | null;
  /** Path and query to return to after login. */
  returnPath: string;
  /** The id of a guest who has yet to be told that something they asked for was not done. */
  notDoneFor: string | null;
}

export type SessionEvent =
  /** The stored session was read for the first time on this page. */
  | { type: 'session.found'; stored: StoredSession }
  /** Another tab has logged in or out, refreshed the session or saved the guest’s profile. */
  | { type: 'session.changedElsewhere'; stored: SharedSession }
  | { type: 'login.succeeded'; session: Session }
  | { type: 'logout.requested' }
  /** The server has saved the guest's profile. */
  | { type: 'profile.saved'; user: User }
  /** The server has deleted that guest's account. */
  | { type: 'account.deleted'; userId: string }
  /** A call's access token has expired, or only a refresh token is left. */
  | { type: 'refresh.needed' }
  /** A call was answered with 401, and a refresh doesn't help. */
  | { type: 'session.expired'; returnPath: string; notDone?: boolean }
  /** A guarded page or action was reached without a session. */
  | {
      type: 'login.required';
      returnPath: string;
      announcedBy: 'alert' | 'loginPage';
      notDone?: boolean;
    }
  /** A logged-in guest opened the login page. */
  | { type: 'login.visited' }
  | { type: 'alert.acknowledged' }
  | LocationChanged;

/**
 * The context, events and effects of the session; its machine has the states. Tags: `resolving` while it is not known
 * who may see what (guarded pages wait), `visitor`, `loggedIn`, `refreshing`, `leaving` after a session’s end while its
 * guest’s page still shows, `deleted` if the account was deleted or may be, `busy`, `alert`.
 */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as RefreshFailed,
    tags: {} as
      | 'resolving'
      | 'visitor'
      | 'loggedIn'
      | 'refreshing'
      | 'leaving'
      | 'deleted'
      | 'busy'
      | 'alert',
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
    'the guest is stored no more': ({ context }, stored: SharedSession) =>
      context.user !== null && isLoggedOut(stored, context.user),
    'another guest is stored': ({ context }, stored: SharedSession) =>
      context.user !== null && belongsToAnother(stored, context.user),
    'it can be taken over': ({ context }, stored: SharedSession) =>
      canBeTakenOver(stored, context.user),
    'something was not done': ({ context: { user, notDoneFor } }) =>
      notDoneFor !== null && user?.id === notDoneFor,
    'no guest is logged in': ({ context }) => context.user === null,
    'it is about this guest': ({ context }, { userId }: { userId: string }) =>
      context.user?.id === userId,
    'the session is refreshed': (_, refresh: RefreshResult) => refresh.outcome === 'refreshed',
    'the account may be deleted': (_, refresh: RefreshResult) => refresh.outcome === 'maybeDeleted',
    'an alert announces it': ({ event }) =>
      event.type === 'login.required' && event.announcedBy === 'alert',
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
    'remember return path': assign(({ context: { user, notDoneFor }, event }) =>
      'returnPath' in event
        ? {
            returnPath: event.returnPath,
            notDoneFor: event.notDone === true && user !== null ? user.id : notDoneFor,
          }
        : {},
    ),
    'clear user': assign({ user: null }),
    'forget what was not done': assign({ notDoneFor: null }),
    'report the failed refresh': emit((_, { failure }: { failure: Failure }) => ({
      type: 'refresh.failed' as const,
      failure,
    })),
  },
  delays: { refreshTimeout: REFRESH_TIMEOUT_MS, navigationTimeout: NAVIGATION_TIMEOUT_MS },
});

/** Targets that states in other files lead to. */
export const targets = {
  anonymous: '#session.anonymous',
  anonymousExpired: '#session.anonymous.expired',
  authenticated: '#session.authenticated',
  expired: '#session.expired',
  forgotten: '#session.forgotten',
  alertingNotLoggedIn: '#session.alertingNotLoggedIn',
  alertingExpired: '#session.alertingExpired',
  navigatingToLogin: '#session.navigatingToLogin',
  navigatingHome: '#session.navigatingHome',
} as const;

/** Wherever a guest is named, they can log out; a refresh that is answered later brings nobody back. */
export const loggingOut = {
  'logout.requested': { target: targets.navigatingHome, actions: ['revokeSession', 'clearGuest'] },
} as const;
