import type { Session, User } from '../../machines/contract/wire';
import { CallFailed } from '../../machines/shared/failure';
import { valueAt, textAt } from './valueAt';
import { parseUser } from './userResponse';

/** What the browser knows of a session before it is renewed. */
interface KnownSession {
  refreshToken: string;
  user: User | undefined;
}

/**
 * The session in the answer to a renewal: the guest and the refresh token are still those of before
 * where it doesn't name them.
 * @throws CallFailed without an access token, or when nobody knows whose it is
 */
export function parseRefreshedSession(answer: unknown, known: KnownSession): Session {
  const accessToken = textAt(answer, 'token', 'accessToken') ?? textAt(answer, 'accessToken');
  const user = parseUser(valueAt(answer, 'user')) ?? known.user;
  if (accessToken === undefined || user === undefined) {
    throw new CallFailed({ kind: 'unexpected', message: 'The answer renews no session' });
  }
  const refreshToken = textAt(answer, 'token', 'refreshToken') ?? known.refreshToken;
  return { user, token: { accessToken, refreshToken } };
}
