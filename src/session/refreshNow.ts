import type { Session, User } from '../../machines/contract/wire';
import type { Renewal } from '../../machines/session/renewal';
import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { isTransient } from '../../machines/shared/failureKind';
import { parseRefreshedSession } from '../api/refreshResponse';
import type { HotelClient } from '../api/client';
import type { SessionKeys } from './sessionKeys';

/** What a renewal needs of the session that is kept, which alone calls it. */
interface RenewalParts {
  openClient: () => Promise<HotelClient>;
  keys: Pick<SessionKeys, 'refreshToken' | 'user'>;
  write: (session: Session) => void;
  removeTokens: () => void;
  accessToken: () => string | undefined;
  /** Whose session is to be renewed; null where only a refresh token is known. */
  user: User | null;
  /** This tab's access token when the renewal was asked for. */
  tooOld: string | undefined;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Asks the server to renew the session; undefined when it refuses the token. It is not given up with whoever waits for
 * it: the server may have given the next token already, and nobody else would keep it.
 */
async function exchange(
  { openClient, keys }: RenewalParts,
  refreshToken: string,
): Promise<Session | undefined> {
  const client = await openClient();
  const { data, error, response } = await client.POST('/api/v1/auth/users/refresh', {
    body: { refreshToken },
  });
  if (response.ok) return parseRefreshedSession(data, { refreshToken, user: keys.user.read() });
  const failure = errorFromResponse(response.status, error);
  if (isTransient(failure)) throw new CallFailed(failure);
  return undefined;
}

/** Has the server renew the stored session; who calls sees to it that nobody else does meanwhile. */
export async function refreshNow(parts: RenewalParts): Promise<Renewal> {
  const { keys, write, removeTokens, accessToken, user, tooOld, signal } = parts;
  signal.throwIfAborted();
  // Read inside the lock: another tab may just have used up the token that stood here before.
  const refreshToken = keys.refreshToken.read();
  const known = keys.user.read();
  const isOfAnother = user !== null && known !== undefined && known.id !== user.id;
  if (refreshToken === undefined || isOfAnother) return { outcome: 'over' };
  const token = accessToken();
  // A renewal that nobody waited for any more has come before.
  if (known !== undefined && token !== undefined && token !== tooOld) {
    return { outcome: 'renewed', user: known };
  }
  const session = await exchange(parts, refreshToken);
  // The guest may have logged out meanwhile, or logged in again in another tab: that one counts.
  if (keys.refreshToken.read() !== refreshToken) return refreshNow(parts);
  if (session === undefined) {
    removeTokens();
    return { outcome: 'over' };
  }
  write(session);
  return { outcome: 'renewed', user: session.user };
}
