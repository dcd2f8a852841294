import type { Session, User } from '../../machines/contract/wire';
import type { RefreshResult } from '../../machines/session/sessionRefresh';
import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { isTransient } from '../../machines/shared/failureKind';
import type { HotelClient } from '../api/client';
import type { StoredValue } from '../storage/storedValue';
import type { SessionKeys } from './sessionKeys';
import { textAt, valueAt } from '../api/valueAt';
import { parseUser } from '../api/userResponse';
import { callNotOffered } from './sessionsToEnd';

export { endSession, endWaiting } from './sessionsToEnd';

/** The stored session before it is refreshed. */
interface KnownSession {
  refreshToken: string;
  user: User | undefined;
}

/**
 * Parses a refresh response. Guest and refresh token stay as they were if it omits them.
 * @throws CallFailed without an access token, or if the guest is unknown
 */
function parseRefreshedSession(response: unknown, known: KnownSession): Session {
  const accessToken = textAt(response, 'token', 'accessToken') ?? textAt(response, 'accessToken');
  const user = parseUser(valueAt(response, 'user')) ?? known.user;
  if (accessToken === undefined || user === undefined) {
    throw new CallFailed({ kind: 'unexpected', message: 'The answer refreshes no session' });
  }
  const refreshToken = textAt(response, 'token', 'refreshToken') ?? known.refreshToken;
  return { user, token: { accessToken, refreshToken } };
}

/** The parts of the session store that a refresh needs. */
interface RefreshDependencies {
  openClient: () => Promise<HotelClient>;
  keys: Pick<SessionKeys, 'refreshToken' | 'user'>;
  /** The id of the guest whose account may be deleted. */
  deletionSent: Pick<StoredValue<string>, 'read'>;
  write: (session: Session) => void;
  removeTokens: () => void;
  accessToken: () => string | undefined;
  /** The guest whose session to refresh; null if only a refresh token is known. */
  user: User | null;
  /** This tab's access token when the refresh was requested. */
  tooOld: string | undefined;
  /** Aborted when no call is waiting any more. */
  signal: AbortSignal;
}

/**
 * Asks the server to refresh the session; undefined if it refuses the token. It isn't aborted with its callers: the
 * server may have issued the next token already, which would be lost.
 */
async function exchange(
  { openClient, keys }: RefreshDependencies,
  refreshToken: string,
): Promise<Session | undefined> {
  const client = await openClient();
  const { data, error, response } = await client.POST('/api/v1/auth/users/refresh', {
    body: { refreshToken },
  });
  if (response.ok) return parseRefreshedSession(data, { refreshToken, user: keys.user.read() });
  const failure = errorFromResponse(response.status, error);
  if (isTransient(failure) && !callNotOffered.has(response.status)) throw new CallFailed(failure);
  return undefined;
}

/** Refreshes the stored session at the server. The caller holds the lock that keeps other tabs out. */
export async function refreshNow(parts: RefreshDependencies): Promise<RefreshResult> {
  const { keys, deletionSent, write, removeTokens, accessToken, user, tooOld, signal } = parts;
  signal.throwIfAborted();
  // Read inside the lock: another tab may just have used up the previous token.
  const refreshToken = keys.refreshToken.read();
  const known = keys.user.read();
  const isOfAnother = user !== null && known !== undefined && known.id !== user.id;
  if (isOfAnother) return { outcome: 'over' };
  // Asked once the answer is there: a deletion may have been sent meanwhile.
  const end = (): RefreshResult => {
    const isDoubtful = known !== undefined && deletionSent.read() === known.id;
    return { outcome: isDoubtful ? 'maybeDeleted' : 'over' };
  };
  if (refreshToken === undefined) return end();
  const token = accessToken();
  // An earlier refresh, whose callers had given up, has already succeeded.
  if (known !== undefined && token !== undefined && token !== tooOld) {
    return { outcome: 'refreshed', user: known };
  }
  const session = await exchange(parts, refreshToken);
  // The guest may have logged out meanwhile, or logged in again in another tab: then that counts.
  if (keys.refreshToken.read() !== refreshToken) return refreshNow(parts);
  if (session === undefined) {
    removeTokens();
    return end();
  }
  write(session);
  return { outcome: 'refreshed', user: session.user };
}
