import type { Session } from '../../machines/contract/wire';
import type { Renewal } from '../../machines/session/renewal';
import { CallFailed, errorFromResponse } from '../../machines/shared/failure';
import { clearTokens, saveTokens } from '../storage/siteStorage';
import { parseRefreshedSession } from '../api/refreshResponse';
import type { RenewalParts } from './renewal';

/** The answers after which asking again may help: too slow, too often, and what the server got wrong. */
function mayHelp(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Asks the server to renew the session; undefined when it refuses the token. */
async function exchange(
  { openClient, storage }: RenewalParts,
  refreshToken: string,
  signal: AbortSignal,
): Promise<Session | undefined> {
  const client = await openClient();
  const { data, error, response } = await client.POST('/api/v1/auth/users/refresh', {
    body: { refreshToken },
    signal,
  });
  if (response.ok) return parseRefreshedSession(data, { refreshToken, user: storage.user.read() });
  if (mayHelp(response.status)) throw new CallFailed(errorFromResponse(response.status, error));
  return undefined;
}

/** Has the server renew the stored session; who calls sees to it that nobody else does meanwhile. */
export async function refreshNow(parts: RenewalParts, signal: AbortSignal): Promise<Renewal> {
  const { storage } = parts;
  // Read inside the lock: another tab may just have used up the token that stood here before.
  const refreshToken = storage.refreshToken.read();
  if (refreshToken === undefined) return { outcome: 'over' };
  const session = await exchange(parts, refreshToken, signal);
  // The guest may have logged out meanwhile, or logged in again in another tab: that one counts.
  if (storage.refreshToken.read() !== refreshToken) return refreshNow(parts, signal);
  if (session === undefined) {
    clearTokens(storage);
    return { outcome: 'over' };
  }
  saveTokens(storage, session);
  return { outcome: 'renewed', user: session.user };
}
