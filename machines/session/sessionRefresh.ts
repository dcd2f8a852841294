import type { User } from '../contract/wire';
import type { Failure } from '../shared/failure';
import { withOutput } from '../shared/params';
import type { SessionContext } from './sessionEvents';

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

/** The call to refresh the tokens, and where its result leads; without one the session counts on. */
export function refreshing<const TId extends string, const TRefreshed, const TDeleted, const TOver>(
  id: TId,
  { refreshed, maybeDeleted, over }: { refreshed: TRefreshed; maybeDeleted: TDeleted; over: TOver },
) {
  return {
    tags: 'refreshing',
    invoke: {
      id,
      src: 'refreshSession',
      input: ({ context }: { context: SessionContext }) => ({ user: context.user }),
      onDone: [
        {
          guard: withOutput('the session is refreshed'),
          target: refreshed,
          actions: withOutput('remember refreshed user'),
        },
        {
          guard: withOutput('the account may be deleted'),
          target: maybeDeleted,
          actions: 'clearGuest',
        },
        { target: over },
      ],
      onError: { target: refreshed, actions: 'report the failed refresh' },
    },
    after: { refreshTimeout: { target: refreshed } },
  } as const;
}
