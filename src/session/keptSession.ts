import { paths } from '../../machines/shared/paths';
import type { Session, User } from '../../machines/contract/wire';
import type { Renewal } from '../../machines/session/renewal';
import type { SharedSession, StoredSession } from '../../machines/session/storedSession';
import type { HotelClient } from '../api/client';
import type { WithLock } from '../api/withLock';
import { sameOriginPath } from '../browser/sameOriginPath';
import type { BrowserSession } from '../context/browserSession';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { CrossTabSession } from './crossTabSession';
import { sessionKeys } from './sessionKeys';

/** What the session is kept in, shared through and renewed with. */
export interface SessionEnvironment {
  /** Lives as long as the tab. */
  tab: KeyValueStore;
  /** Outlives it, and all tabs share it. */
  device: KeyValueStore;
  otherTabs: CrossTabSession;
  withLock: WithLock;
  /** The client whose calls carry no token, fetched when there is a call to make. */
  openClient: () => Promise<HotelClient>;
}

/**
 * Tokens, guest, return path and what the other tabs say of them: the one place that reads and writes
 * them. Everybody but the session's own actors is handed the {@link BrowserSession} of it.
 */
export interface KeptSession extends BrowserSession {
  /** What is stored for this tab. */
  stored(): StoredSession;
  /** Tells what all tabs share whenever another one has changed it; answers how to stop. */
  watch(changed: (shared: SharedSession) => void): () => void;
  /** Keeps what a login gave, for all tabs. */
  save(session: Session): void;
  /** Keeps how a guest is called now, in all tabs, unless somebody else is logged in by now. */
  saveUser(user: User): void;
  /**
   * Has the server renew the tokens of a guest, one tab at a time.
   * @param user whose they are; null where only a refresh token is known
   * @param signal ends the wait for other tabs; a renewal that the server has been asked for goes on, and what it gives is kept
   * @throws CallFailed when nobody can say whether the session still stands
   */
  renew(user: User | null, signal: AbortSignal): Promise<Renewal>;
  /** Has the server end the session; whoever logs out doesn't wait for it. */
  revoke(): void;
  /** Removes the tokens of a guest, but for those that somebody else has by now. */
  removeTokensOf(user: User | null): void;
  /** Removes this tab's own token, whoever is logged in in the others. */
  removeAccessToken(): void;
  /** Removes tokens, guest and return path, in all tabs. */
  forget(): void;
  /** Remembers where a login leads to. */
  setReturnPath(path: string): void;
  /** Forgets where a login leads to, once it has led there. */
  returnedTo(path: string): void;
}

/** Opens the session that a browser keeps. */
export function openKeptSession(environment: SessionEnvironment): KeptSession {
  const { tab, device, otherTabs, withLock, openClient } = environment;
  const keys = sessionKeys(tab, device);

  function accessToken(): string | undefined {
    const user = keys.user.read();
    const owner = keys.accessTokenOwner.read() ?? user?.id;
    return user !== undefined && user.id === owner ? keys.accessToken.read() : undefined;
  }

  function shared(): SharedSession {
    const token = keys.refreshToken.read() === undefined ? 'none' : 'refresh';
    return { user: keys.user.read() ?? null, token };
  }

  function removeAccessToken(): void {
    keys.accessToken.clear();
    keys.accessTokenOwner.clear();
  }

  function removeTokens(): void {
    removeAccessToken();
    keys.refreshToken.clear();
  }

  const returnPath = () => sameOriginPath(keys.redirectAfterLogin.read() ?? '') ?? null;

  /** The other tabs see the user change last. */
  function write({ user, token }: Session): void {
    keys.accessToken.write(token.accessToken);
    keys.accessTokenOwner.write(user.id);
    keys.refreshToken.write(token.refreshToken);
    keys.user.write(user);
  }

  return {
    accessToken,
    canBeRenewed: () => keys.refreshToken.read() !== undefined,
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
    async renew(user, signal) {
      const tooOld = accessToken();
      // In the client's chunk: most pages are opened by visitors, or by guests whose token still stands.
      const { refreshNow } = await import('./refreshNow');
      const renewal = { openClient, keys, write, removeTokens, accessToken, user, tooOld, signal };
      return withLock('session-renewal', () => refreshNow(renewal), signal);
    },
    revoke() {
      const refreshToken = keys.refreshToken.read();
      if (refreshToken === undefined) return;
      const token = accessToken();
      const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      openClient()
        .then((client) =>
          client.POST('/api/v1/auth/users/logout', { body: { refreshToken }, headers }),
        )
        .catch(() => {
          // The tokens die by themselves.
        });
    },
    removeTokensOf(user) {
      const known = keys.user.read();
      if (known === undefined || user === null || known.id === user.id) removeTokens();
      else removeAccessToken();
    },
    removeAccessToken,
    forget() {
      removeTokens();
      keys.user.clear();
      keys.redirectAfterLogin.clear();
      otherTabs.tell();
    },
    setReturnPath: (path) => keys.redirectAfterLogin.write(path),
    returnedTo(path) {
      if ((returnPath() ?? paths.home) === path) keys.redirectAfterLogin.clear();
    },
  };
}
