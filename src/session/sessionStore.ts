import { paths } from '../../machines/shared/paths';
import type { Session, User } from '../../machines/contract/wire';
import type { RefreshResult } from '../../machines/session/sessionRefresh';
import type { SharedSession, StoredSession } from '../../machines/session/sessionEvents';
import type { HotelClient } from '../api/client';
import type { WithLock } from '../api/withLock';
import { sameOriginPath } from '../browser/sameOriginPath';
import type { BrowserSession } from '../context/browserSession';
import { loadRequired } from '../browser/siteVersion';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { StoredValue } from '../storage/storedValue';
import type { CrossTabSession } from './crossTabSession';
import { sessionKeys } from './sessionKeys';

/** Where the session is stored, and how it is shared and refreshed. */
export interface SessionEnvironment {
  /** Lives as long as the tab. */
  tab: KeyValueStore;
  /** Outlives the tab, and is shared by all tabs. */
  device: KeyValueStore;
  /** The id of the guest whose account may be deleted. */
  deletionSent: Pick<StoredValue<string>, 'read'>;
  otherTabs: CrossTabSession;
  withLock: WithLock;
  now: () => Date;
  /** Loads the client whose calls carry no token, when there is a call to make. */
  openClient: () => Promise<HotelClient>;
}

/**
 * The only place that reads and writes tokens, guest and return path. Only the session's own actors use it;
 * everything else gets it as a {@link BrowserSession}.
 */
export interface SessionStore extends BrowserSession {
  /** This tab's stored session. */
  stored(): StoredSession;
  /** Reports what all tabs share whenever another tab has changed it; returns how to stop. */
  watch(changed: (shared: SharedSession) => void): () => void;
  /** Stores the result of a login, for all tabs. */
  save(session: Session): void;
  /** Stores a guest's new profile, for all tabs, unless another guest is logged in by now. */
  saveUser(user: User): void;
  /**
   * Refreshes a guest's tokens at the server, one tab at a time.
   * @param user their owner; null if only a refresh token is known
   * @param signal ends the wait for other tabs; a refresh that was already sent goes on, and its result is stored
   * @throws CallFailed if it is unknown whether the session still exists
   */
  refresh(user: User | null, signal: AbortSignal): Promise<RefreshResult>;
  /** Asks the server to end the session, without waiting for it, and again while the site is open until it has. */
  revoke(): void;
  /**
   * Asks it to end what earlier pages could not. A guest's page loads the call as well, for a logout without a network.
   * @returns how to stop
   */
  endLoggedOut(): () => void;
  /** Removes a guest's tokens, but not those of another guest. */
  removeTokensOf(user: User | null): void;
  /** Removes this tab's own token, whoever is logged in in other tabs. */
  removeAccessToken(): void;
  /** Removes tokens, guest and return path, in all tabs. */
  clear(): void;
  /**
   * Stores where a login leads.
   * @param user the owner of that page, the only guest who is led there; null if a visitor opened it
   */
  setReturnPath(path: string, user: User | null): void;
  /** Removes where a login leads, once it has led there. */
  returnedTo(path: string): void;
}

/** In the client's chunk, because most pages are opened by visitors, or by guests whose token is still valid. */
const sessionCalls = () => loadRequired(() => import('./sessionCalls'));
type SessionCalls = Awaited<ReturnType<typeof sessionCalls>>;

/** Opens the session that a browser stores. */
export function openSessionStore(environment: SessionEnvironment): SessionStore {
  const { tab, device, otherTabs, withLock, openClient, now } = environment;
  const keys = sessionKeys(tab, device);

  function accessToken(owner?: string): string | undefined {
    const user = keys.user.read();
    if (user === undefined || user.id !== (owner ?? user.id)) return undefined;
    return keys.accessToken.read(user.id);
  }

  function shared(): SharedSession {
    const token = keys.refreshToken.read() === undefined ? 'none' : 'refresh';
    return { user: keys.user.read() ?? null, token };
  }

  function removeTokens(): void {
    keys.accessToken.clear();
    keys.refreshToken.clear();
  }

  const returnPath = () =>
    sameOriginPath(keys.redirectAfterLogin.read(keys.user.read()?.id) ?? '') ?? null;

  /** The user is written last, because other tabs react to it. */
  function write({ user, token }: Session): void {
    keys.accessToken.write(token.accessToken, user.id);
    keys.refreshToken.write(token.refreshToken);
    keys.user.write(user);
  }

  const closing = new AbortController();
  const ending = { openClient, now, toEnd: keys.sessionsToEnd, signal: closing.signal };

  /** Nobody waits for it: what fails is tried again by the next page, and tokens expire anyway. */
  function inBackground(work: (calls: SessionCalls) => Promise<void>): void {
    sessionCalls()
      .then(work)
      .catch(() => undefined);
  }

  return {
    accessToken,
    canRefresh: () => keys.refreshToken.read() !== undefined,
    user: () => keys.user.read(),
    returnPath,
    stored: () => (accessToken() === undefined ? shared() : { ...shared(), token: 'access' }),
    watch: (changed) => otherTabs.watch(() => changed(shared())),
    save(session) {
      write(session);
      otherTabs.tell();
    },
    saveUser(user) {
      if (keys.user.read()?.id !== user.id) return;
      keys.user.write(user);
      otherTabs.tell();
    },
    async refresh(user, signal) {
      const tooOld = accessToken();
      const { refreshNow } = await sessionCalls();
      const own = { keys, write, removeTokens, accessToken };
      const refresh = { ...environment, ...own, user, tooOld, signal };
      return withLock('session-renewal', () => refreshNow(refresh), signal);
    },
    revoke() {
      const refreshToken = keys.refreshToken.read();
      if (refreshToken === undefined) return;
      const token = accessToken();
      inBackground(({ endSession }) => endSession(ending, { refreshToken, token }));
    },
    endLoggedOut() {
      if (keys.refreshToken.read() !== undefined || keys.sessionsToEnd.read() !== undefined)
        inBackground(({ endWaiting }) => endWaiting(ending));
      return () => closing.abort();
    },
    removeTokensOf(user) {
      const known = keys.user.read();
      if (known === undefined || user === null || known.id === user.id) removeTokens();
      else keys.accessToken.clear();
    },
    removeAccessToken: () => keys.accessToken.clear(),
    clear() {
      removeTokens();
      keys.user.clear();
      keys.redirectAfterLogin.clear();
      otherTabs.tell();
    },
    setReturnPath: (path, user) => keys.redirectAfterLogin.write(path, user?.id),
    returnedTo(path) {
      if ((returnPath() ?? paths.home) === path) keys.redirectAfterLogin.clear();
    },
  };
}
