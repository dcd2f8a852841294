import type { User } from '../../machines/contract/wire';

/**
 * What this browser keeps of a session, for everybody to look at. It changes by the session's events alone; how it is
 * kept is `src/session/keptSession.ts`.
 */
export interface BrowserSession {
  /** The token to make this tab's calls with; undefined where there is none of the guest whom the browser knows. */
  accessToken(): string | undefined;
  /** Whether the server can be asked for another access token. */
  canBeRenewed(): boolean;
  /** The guest whom the browser knows, also after the end of the session. */
  user(): User | undefined;
  /** Path and query of the page that a login leads to; null for the home page. */
  returnPath(): string | null;
}
