import type { User } from '../../machines/contract/wire';

/**
 * The session as this browser stores it, read-only. Only the session's events change it;
 * `src/session/sessionStore.ts` stores it.
 */
export interface BrowserSession {
  /**
   * The access token for this tab's calls; undefined if there is none of the stored guest's.
   * @param owner the id of the guest whose token it has to be; by default whoever is stored
   */
  accessToken(owner?: string): string | undefined;
  /** Whether the server can be asked for a new access token. */
  canRefresh(): boolean;
  /** The stored guest, even after the end of the session. */
  user(): User | undefined;
  /** Path and query to open after a login; null for the home page. */
  returnPath(): string | null;
}
