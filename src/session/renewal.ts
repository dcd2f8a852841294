import { fromPromise, waitFor } from 'xstate';
import type { Session } from '../../machines/contract/wire';
import type { Renewal } from '../../machines/session/renewal';
import { CallFailed, refusalOfAnswer, type Failure } from '../../machines/shared/failure';
import { forgetTokens, type SiteStorage } from '../storage/siteStorage';
import type { HotelClient } from '../wire/client';
import type { Exclusively } from '../wire/exclusively';
import { renewedSessionIn } from '../wire/renewalAnswer';
import type { Renew } from '../wire/withToken';
import type { SessionActor } from './SessionContext';

/** What a renewal needs. */
export interface RenewalParts {
  /** The client whose calls carry no token, fetched when there is a call to make. */
  openClient: () => Promise<HotelClient>;
  storage: SiteStorage;
  exclusively: Exclusively;
}

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
  if (response.ok) return renewedSessionIn(data, { refreshToken, user: storage.user.read() });
  if (mayHelp(response.status)) throw new CallFailed(refusalOfAnswer(response.status, error));
  return undefined;
}

/** Stores what a login or a renewal gave; other tabs see the user change last. */
export function keepTokens(storage: SiteStorage, { user, token }: Session): void {
  storage.accessToken.write(token.accessToken);
  storage.refreshToken.write(token.refreshToken);
  storage.user.write(user);
}

async function renewNow(parts: RenewalParts, signal: AbortSignal): Promise<Renewal> {
  const { storage } = parts;
  // Read inside the lock: another tab may just have used up the token that stood here before.
  const refreshToken = storage.refreshToken.read();
  if (refreshToken === undefined) return { outcome: 'over' };
  const session = await exchange(parts, refreshToken, signal);
  // The guest may have logged out meanwhile, or logged in again in another tab: that one counts.
  if (storage.refreshToken.read() !== refreshToken) return renewNow(parts, signal);
  if (session === undefined) {
    forgetTokens(storage);
    return { outcome: 'over' };
  }
  keepTokens(storage, session);
  return { outcome: 'renewed', user: session.user };
}

/** Renews the stored session, when no other tab does. */
export function renewSessionWith(parts: RenewalParts) {
  return fromPromise<Renewal, undefined>(({ signal }) =>
    parts.exclusively('session-renewal', () => renewNow(parts, signal), signal),
  );
}

const noAnswer: Failure = { kind: 'unreachable', message: 'The answer takes too long' };

function isSettled(session: ReturnType<SessionActor['getSnapshot']>): boolean {
  return !session.hasTag('settling') && !session.hasTag('renewing');
}

/** Waits until the session has been renewed, and says why if nobody knows whether it still stands. */
async function untilRenewed(session: SessionActor): Promise<Failure | undefined> {
  let failure: Failure = noAnswer;
  const listening = session.on('renewal.failed', (failed) => {
    failure = failed.failure;
  });
  session.send({ type: 'renewal.needed' });
  const settled = await waitFor(session, isSettled);
  listening.unsubscribe();
  return settled.hasTag('loggedIn') ? failure : undefined;
}

/** How calls have the session renewed: by asking its machine, which does so once for all that wait. */
export function renewBy(session: SessionActor, storage: SiteStorage): Renew {
  const guest = () => session.getSnapshot().context.user?.id;
  return async (refused) => {
    const current = storage.accessToken.read();
    if (current !== undefined && current !== refused) return current;
    if (storage.refreshToken.read() === undefined) return undefined;
    const asking = guest();
    const failure = await untilRenewed(session);
    // A call of one guest must not be made for another who has logged in meanwhile.
    if (guest() !== asking) return undefined;
    const renewed = storage.accessToken.read();
    if (renewed !== undefined && renewed !== refused) return renewed;
    if (failure) throw new CallFailed(failure);
    return undefined;
  };
}
