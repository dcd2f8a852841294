import type { Session, User } from '../contract/wire';
import type { LocationChanged } from '../shared/navigationEvents';

/**
 * The session as a browser's tabs share it. A refresh token counts as a session; a stored user without one had a
 * session earlier. Access tokens are not shared between tabs.
 */
export interface SharedSession {
  user: User | null;
  token: 'refresh' | 'none';
}

/** A stored session: its user, and that user's strongest token in this tab. */
export interface StoredSession {
  user: User | null;
  token: 'access' | SharedSession['token'];
}

export interface SessionContext {
  /** The session's guest; kept after its end while the guest's page is still shown. */
  user: User | null;
  /** Path and query to return to after login. */
  returnPath: string;
  /** The id of a guest who has yet to be told that something they asked for was not done. */
  notDoneFor: string | null;
}

export type SessionTag =
  /** It is not known yet who may see what; guarded pages wait. */
  | 'resolving'
  | 'visitor'
  | 'loggedIn'
  | 'refreshing'
  /** The session is over, and its guest’s page still shows. */
  | 'leaving'
  /** The account was deleted, or may be. */
  | 'deleted'
  | 'busy'
  | 'alert';

/** Why a login is wanted, and for whom. */
interface LoginWanted {
  returnPath: string;
  /** Whether the guest had asked for something that was not done. */
  notDone?: boolean;
  /** The id of the guest who asked; by default the session's. */
  userId?: string | undefined;
}

export type SessionEvent =
  /** The stored session was read for the first time on this page. */
  | { type: 'session.found'; stored: StoredSession }
  /** Another tab has logged in or out, refreshed the session or saved the guest’s profile. */
  | { type: 'session.changedElsewhere'; stored: SharedSession }
  | { type: 'login.succeeded'; session: Session }
  | { type: 'logout.requested' }
  /** The guest logs out to see a page with another account. */
  | ({ type: 'otherAccount.wanted' } & LoginWanted)
  /** The server has saved the guest's profile. */
  | { type: 'profile.saved'; user: User }
  /** The server has deleted that guest's account. */
  | { type: 'account.deleted'; userId: string }
  /** A call's access token has expired, or only a refresh token is left. */
  | { type: 'refresh.needed' }
  /** A call was answered with 401, and a refresh doesn't help. */
  | ({ type: 'session.expired' } & LoginWanted)
  /** A guarded page or action was reached without a session. */
  | ({ type: 'login.required'; announcedBy: 'alert' | 'loginPage' } & LoginWanted)
  /** A logged-in guest opened the login page. */
  | { type: 'login.visited' }
  | { type: 'alert.acknowledged' }
  | LocationChanged;
