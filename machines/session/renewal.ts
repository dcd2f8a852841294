import type { User } from '../contract/wire';
import type { Failure } from '../shared/failure';

/** What came of asking the server to renew the session. */
export type Renewal = { outcome: 'renewed'; user: User } | { outcome: 'over' };

/** Nobody could say whether the session still stands; whoever waits for it is told why. */
export interface RenewalFailed {
  type: 'renewal.failed';
  failure: Failure;
}
