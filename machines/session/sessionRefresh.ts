import type { User } from '../contract/wire';
import type { Failure } from '../shared/failure';

/** The result of asking the server to refresh the session. */
export type RefreshResult =
  | { outcome: 'refreshed'; user: User }
  | { outcome: 'over' }
  /** It is over, and the account may be gone too: its deletion was sent, and never answered. */
  | { outcome: 'maybeDeleted' };

/** The refresh failed without telling whether the session is still valid; the callers waiting for it learn why. */
export interface RefreshFailed {
  type: 'refresh.failed';
  failure: Failure;
}
