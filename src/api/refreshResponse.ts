import type { Session, User } from '../../machines/contract/wire';
import { CallFailed } from '../../machines/shared/failure';
import { valueAt, textAt } from './valueAt';
import { parseUser } from './userResponse';

/** What the browser knows about a session before it is refreshed. */
interface KnownSession {
  refreshToken: string;
  user: User | undefined;
}

/**
 * Parses a refresh response. Guest and refresh token stay as they were if it omits them.
 * @throws CallFailed without an access token, or if the guest is unknown
 */
export function parseRefreshedSession(response: unknown, known: KnownSession): Session {
  const accessToken = textAt(response, 'token', 'accessToken') ?? textAt(response, 'accessToken');
  const user = parseUser(valueAt(response, 'user')) ?? known.user;
  if (accessToken === undefined || user === undefined) {
    throw new CallFailed({ kind: 'unexpected', message: 'The answer refreshes no session' });
  }
  const refreshToken = textAt(response, 'token', 'refreshToken') ?? known.refreshToken;
  return { user, token: { accessToken, refreshToken } };
}
