import type { User } from '../contract/wire';
import type { Failure } from '../shared/failure';

/** What came of asking the server to renew the session. */
export type Renewal = { outcome: 'renewed'; user: User } | { outcome: 'over' };

/** The refresh failed without telling whether the session is still valid; the callers waiting for it learn why. */
export interface RenewalFailed {
  type: 'renewal.failed';
  failure: Failure;
}
