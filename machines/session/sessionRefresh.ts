import type { User } from '../contract/wire';
import { failureOf, type Failure } from '../shared/failure';
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

/** Parameters: the result. */
const output = ({ event }: { event: { output: RefreshResult } }) => event.output;

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
          guard: { type: 'the session is refreshed', params: output },
          target: refreshed,
          actions: { type: 'remember refreshed user', params: output },
        },
        {
          guard: { type: 'the account may be deleted', params: output },
          target: maybeDeleted,
          actions: 'clearGuest',
        },
        { target: over },
      ],
      onError: {
        target: refreshed,
        actions: {
          type: 'report the failed refresh',
          params: ({ event }: { event: { error: unknown } }) => ({
            failure: failureOf(event.error),
          }),
        },
      },
    },
    after: { refreshTimeout: { target: refreshed } },
  } as const;
}
