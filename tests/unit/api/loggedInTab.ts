import { createActor } from 'xstate';
import type { TokenPair } from '../../../machines/contract/wire';
import { createNavigation } from '../../../src/browser/navigation';
import { refreshBySession } from '../../../src/context/refreshBySession';
import { openSessionStore } from '../../../src/session/sessionStore';
import { provideSession } from '../../../src/session/sessionActors';
import { sessionKeys } from '../../../src/session/sessionKeys';
import { siteStorage } from '../../../src/storage/siteStorage';
import { memoryStore } from '../../../src/storage/keyValueStore';
import { readResponse, openClient, sessionClient } from '../../../src/api/client';
import { withLocks } from '../../../src/api/withLock';
import type { Send } from '../../../src/api/withTimeout';

export const guest = {
  id: 'u1',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'a@b.ng',
  phoneNumber: '080',
};

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

const expired = () => json(401, { message: 'Expired', code: 'session_expired' });

/** A tab without a page, in which a guest is logged in. */
function openTab(send: Send) {
  const [tab, device] = [memoryStore(), memoryStore()];
  const transport = { baseUrl: 'http://hotel.test', send };
  const storage = siteStorage(tab, device);
  const browserSession = openSessionStore({
    tab,
    device,
    deletionSent: storage.deletionSent,
    otherTabs: { tell: () => undefined, watch: () => () => undefined },
    withLock: withLocks(undefined),
    openClient: () => Promise.resolve(openClient(transport)),
  });
  const navigation = createNavigation();
  const session = createActor(provideSession({ store: browserSession, storage, navigation }));
  const refresh = refreshBySession(session, browserSession);
  const client = sessionClient(transport, browserSession, refresh);
  return { keys: sessionKeys(tab, device), session, refresh, client };
}

interface Hotel {
  /** Access tokens that the server takes. */
  valid: Set<string>;
  /** How the server answers a refresh; by default with the next pair. */
  onRefresh?: (refreshToken: string) => Response | Promise<Response>;
  /** How it refuses a token. */
  refused?: () => Response;
}

/** A server that is one function, and a client with a pair of its tokens. */
export function openHotel({ valid, onRefresh, refused = expired }: Hotel) {
  const seen: { path: string; token: string | null; body: string }[] = [];
  let refreshes = 0;
  async function send(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const body = await request.text();
    seen.push({ path, token: request.headers.get('Authorization'), body });
    if (path.endsWith('/refresh')) {
      refreshes += 1;
      if (onRefresh) return onRefresh(body);
      const token = { accessToken: `fresh${refreshes}`, refreshToken: `r${refreshes + 1}` };
      valid.add(token.accessToken);
      return json(200, { user: guest, token });
    }
    if (path.endsWith('/login')) {
      return json(401, { message: 'Wrong email or password', code: 'invalid_credentials' });
    }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    return token && valid.has(token) ? json(200, { reservations: [] }) : refused();
  }
  const tab = openTab(send);
  function setPair({ accessToken, refreshToken }: Partial<TokenPair>) {
    tab.keys.accessToken.clear();
    tab.keys.refreshToken.clear();
    if (accessToken !== undefined) tab.keys.accessToken.write(accessToken, undefined);
    if (refreshToken !== undefined) tab.keys.refreshToken.write(refreshToken);
  }
  setPair({ accessToken: 'stale', refreshToken: 'r1' });
  tab.keys.user.write(guest);
  tab.session.start();
  const list = () => readResponse(tab.client.GET('/api/v1/hotel/reservations/history'));
  const pathsSeen = () => seen.map(({ path }) => path.split('/').at(-1));
  return {
    ...tab,
    list,
    seen,
    pathsSeen,
    setPair,
  };
}
