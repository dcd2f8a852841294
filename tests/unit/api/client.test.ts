import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../../machines/shared/failure';
import { createActor } from 'xstate';
import type { TokenPair } from '../../../machines/contract/wire';
import { createNavigation } from '../../../src/browser/navigation';
import { refreshBySession } from '../../../src/context/refreshBySession';
import { openKeptSession } from '../../../src/session/keptSession';
import { provideSession } from '../../../src/session/sessionActors';
import { sessionKeys } from '../../../src/session/sessionKeys';
import { siteStorage } from '../../../src/storage/siteStorage';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';
import { readResponse, readFormResponse, openClient, sessionClient } from '../../../src/api/client';
import { withLocks, type WithLock } from '../../../src/api/withLock';
import type { Send } from '../../../src/api/withTimeout';

const guest = {
  id: 'u1',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'a@b.ng',
  phoneNumber: '080',
};

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

const expired = () => json(401, { message: 'Expired', code: 'session_expired' });

interface Tab {
  device: KeyValueStore;
  withLock?: WithLock;
  send: Send;
}

/** A tab in which a guest is logged in, without a page. */
function openTab({ device, withLock = withLocks(undefined), send }: Tab) {
  const tab = memoryStore();
  const line = { baseUrl: 'http://hotel.test', send };
  const browserSession = openKeptSession({
    tab,
    device,
    otherTabs: { tell: () => undefined, watch: () => () => undefined },
    withLock,
    openClient: () => Promise.resolve(openClient(line)),
  });
  const storage = siteStorage(tab, device);
  const navigation = createNavigation();
  const session = createActor(provideSession({ kept: browserSession, storage, navigation }));
  const renew = refreshBySession(session, browserSession);
  const client = sessionClient(line, browserSession, renew);
  return { kept: sessionKeys(tab, device), session, renew, client };
}

interface House {
  /** Access tokens that the server takes. */
  valid: Set<string>;
  /** How the server answers a renewal; by default with the next pair. */
  onRefresh?: (refreshToken: string) => Response | Promise<Response>;
  /** How it refuses a token. */
  refused?: () => Response;
}

/** A server in a function, a pair of tokens and the client between them. */
function openHouse({ valid, onRefresh, refused = expired }: House) {
  const seen: { path: string; token: string | null; body: string }[] = [];
  let renewals = 0;
  async function send(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const body = await request.text();
    seen.push({ path, token: request.headers.get('Authorization'), body });
    if (path.endsWith('/refresh')) {
      renewals += 1;
      if (onRefresh) return onRefresh(body);
      const token = { accessToken: `fresh${renewals}`, refreshToken: `r${renewals + 1}` };
      valid.add(token.accessToken);
      return json(200, { user: guest, token });
    }
    if (path.endsWith('/login')) {
      return json(401, { message: 'Wrong email or password', code: 'invalid_credentials' });
    }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    return token && valid.has(token) ? json(200, { reservations: [] }) : refused();
  }
  const tab = openTab({ device: memoryStore(), send });
  function setPair({ accessToken, refreshToken }: Partial<TokenPair>) {
    tab.kept.accessToken.clear();
    tab.kept.refreshToken.clear();
    if (accessToken !== undefined) tab.kept.accessToken.write(accessToken);
    if (refreshToken !== undefined) tab.kept.refreshToken.write(refreshToken);
  }
  setPair({ accessToken: 'stale', refreshToken: 'r1' });
  tab.kept.user.write(guest);
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

async function failureIn(work: Promise<unknown>) {
  const thrown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return thrown instanceof CallFailed ? thrown.failure : undefined;
}

describe('The client', () => {
  it('carries the access token', async () => {
    const house = openHouse({ valid: new Set(['stale']) });
    await expect(house.list()).resolves.toEqual({ reservations: [] });
    expect(house.seen.map(({ token }) => token)).toEqual(['Bearer stale']);
  });

  it('renews a refused token once for calls that run in parallel, and makes them again', async () => {
    const house = openHouse({ valid: new Set() });
    const answers = await Promise.all([house.list(), house.list(), house.list()]);
    expect(answers).toHaveLength(3);
    expect(house.pathsSeen().filter((path) => path === 'refresh')).toHaveLength(1);
    expect(house.seen.filter(({ token }) => token === 'Bearer fresh1')).toHaveLength(3);
  });

  it('sends the body again when it repeats a call', async () => {
    const house = openHouse({ valid: new Set() });
    await house.client.POST('/api/v1/payment/initiate-payment', { body: { reservationId: 'x' } });
    const bodies = house.seen
      .filter(({ path }) => path.endsWith('initiate-payment'))
      .map(({ body }) => body);
    expect(bodies).toEqual(['{"reservationId":"x"}', '{"reservationId":"x"}']);
  });

  it('repeats a call only once, even when the renewed token is refused too', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () =>
        json(200, { user: guest, token: { accessToken: 'bad', refreshToken: 'r2' } }),
    });
    expect(await failureIn(house.list())).toEqual({ kind: 'sessionExpired' });
    expect(house.pathsSeen()).toEqual(['history', 'refresh', 'history']);
  });

  it.each([401, 403])('has a token renewed that is refused with %d and no word', async (status) => {
    const valid = new Set<string>();
    const house = openHouse({ valid, refused: () => new Response(null, { status }) });
    await expect(house.list()).resolves.toEqual({ reservations: [] });
    expect(house.pathsSeen()).toEqual(['history', 'refresh', 'history']);
  });

  it('takes over a renewal that names neither the guest nor a refresh token', async () => {
    const house = openHouse({
      valid: new Set(['fresh']),
      onRefresh: () => json(200, { accessToken: 'fresh' }),
    });
    await house.list();
    expect(house.kept.user.read()).toEqual(guest);
    expect(house.kept.refreshToken.read()).toBe('r1');
  });

  it('goes on with the stored session when a renewal cannot be read', async () => {
    const house = openHouse({ valid: new Set(), onRefresh: () => json(200, {}) });
    expect(await failureIn(house.list())).toMatchObject({ kind: 'unexpected' });
    expect(house.kept.refreshToken.read()).toBe('r1');
  });

  it('reports an expired session when the renewal is refused', async () => {
    const house = openHouse({ valid: new Set(), onRefresh: expired });
    expect(await failureIn(house.list())).toEqual({ kind: 'sessionExpired' });
    expect(house.pathsSeen()).toEqual(['history', 'refresh']);
  });

  it('does not take a lost network for an expired session', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await failureIn(house.list())).toEqual({
      kind: 'unreachable',
      message: 'Failed to fetch',
    });
  });

  it('renews first when only the refresh token is left', async () => {
    const house = openHouse({ valid: new Set() });
    house.setPair({ refreshToken: 'r1' });
    await house.list();
    expect(house.pathsSeen()).toEqual(['refresh', 'history']);
  });

  it('does not make a call that needs a token without one', async () => {
    const house = openHouse({ valid: new Set() });
    house.setPair({});
    expect(await failureIn(house.list())).toEqual({ kind: 'notLoggedIn' });
    expect(house.seen).toEqual([]);
  });

  it('looks up availability for a visitor too', async () => {
    const house = openHouse({ valid: new Set() });
    house.setPair({});
    const query = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
    await house.client.GET('/api/v1/availability', { params: { query } });
    expect(house.seen.map(({ token }) => token)).toEqual([null]);
  });

  it('sends no token with a login, and takes its 401 for a wrong password', async () => {
    const house = openHouse({ valid: new Set(['stale']) });
    const login = readFormResponse(
      house.client.POST('/api/v1/auth/users/login', { body: { email: 'a@b.ng', password: 'x' } }),
    );
    expect(await failureIn(login)).toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Wrong email or password',
    });
    expect(house.seen.map(({ token }) => token)).toEqual([null]);
  });

  it('goes on with the session that replaced the one being renewed', async () => {
    let renewals = 0;
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => {
        renewals += 1;
        if (renewals > 1) {
          return json(200, { user: guest, token: { accessToken: 'theirs', refreshToken: 'r9' } });
        }
        house.setPair({ refreshToken: 'their refresh' });
        return json(200, { user: guest, token: { accessToken: 'mine', refreshToken: 'r2' } });
      },
    });
    await expect(house.renew('stale')).resolves.toBe('theirs');
    expect(house.kept.refreshToken.read()).toBe('r9');
  });

  it('does not wipe a login of another tab when its own renewal is refused', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: (body) => {
        if (body.includes('fresh login')) {
          return json(200, { user: guest, token: { accessToken: 'theirs', refreshToken: 'r9' } });
        }
        house.kept.refreshToken.write('fresh login');
        return expired();
      },
    });
    await expect(house.renew('stale')).resolves.toBe('theirs');
    expect(house.session.getSnapshot().hasTag('loggedIn')).toBe(true);
  });

  it('never makes a call of one guest for another who has logged in meanwhile', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => {
        const token = { accessToken: 'theirs', refreshToken: 'r2' };
        return json(200, { user: { ...guest, id: 'u2' }, token });
      },
    });
    await expect(house.renew('stale')).resolves.toBeUndefined();
  });

  it('does not bring back a session that the guest has left meanwhile', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => {
        house.setPair({});
        return json(200, { user: guest, token: { accessToken: 'late', refreshToken: 'r2' } });
      },
    });
    await expect(house.renew('stale')).resolves.toBeUndefined();
    expect(house.kept.accessToken.read()).toBeUndefined();
  });

  it('ends the session when the server knows no renewal', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => json(404, { message: 'Not found' }),
    });
    expect(await failureIn(house.list())).toEqual({ kind: 'sessionExpired' });
    expect(house.kept.refreshToken.read()).toBeUndefined();
  });
});

describe('Renewals in several tabs', () => {
  it('run one after the other', async () => {
    const order: string[] = [];
    let free: Promise<unknown> = Promise.resolve();
    const withLock: WithLock = (_name, work) => {
      const turn = free.then(work);
      free = turn.catch(() => undefined);
      return turn;
    };
    const device = memoryStore();
    device.write('refreshToken', 'r1');
    device.write('user', JSON.stringify(guest));
    const tab = (name: string) => {
      const opened = openTab({
        device,
        withLock,
        async send(request) {
          const used = await request.text();
          order.push(`${name} ${used}`);
          const refreshToken = `${device.read('refreshToken') ?? ''}'`;
          return json(200, { user: guest, token: { accessToken: name, refreshToken } });
        },
      });
      opened.session.start();
      return opened;
    };
    await Promise.all([tab('a').renew(undefined), tab('b').renew(undefined)]);
    expect(order).toEqual([`a {"refreshToken":"r1"}`, `b {"refreshToken":"r1'"}`]);
  });
});
