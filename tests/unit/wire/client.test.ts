import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../../machines/failure';
import { answerOf, createWire } from '../../../src/wire/client';
import type { TokenPair } from '../../../machines/contract/wire';
import { exclusivelyWith, type Tokens } from '../../../src/wire/renewal';

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

interface House {
  /** Access tokens that the server takes. */
  valid: Set<string>;
  /** How the server answers a renewal; by default with the next pair. */
  onRefresh?: (refreshToken: string) => Response | Promise<Response>;
}

/** A server in a function, a pair of tokens and the client between them. */
function openHouse({ valid, onRefresh }: House) {
  let pair: Partial<TokenPair> = { accessToken: 'stale', refreshToken: 'r1' };
  const seen: { path: string; token: string | null; body: string }[] = [];
  const tokens: Tokens = {
    accessToken: () => pair.accessToken,
    refreshToken: () => pair.refreshToken,
    renewed: ({ token }) => void (pair = token),
  };
  let renewals = 0;
  async function send(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const body = await request.text();
    seen.push({ path, token: request.headers.get('Authorization'), body });
    if (path.endsWith('/refresh')) {
      renewals += 1;
      if (onRefresh) return onRefresh(JSON.stringify(body));
      const token = { accessToken: `fresh${renewals}`, refreshToken: `r${renewals + 1}` };
      valid.add(token.accessToken);
      return json(200, { user: guest, token });
    }
    if (path.endsWith('/login')) {
      return json(401, { message: 'Wrong email or password', code: 'invalid_credentials' });
    }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    return token && valid.has(token) ? json(200, { reservations: [] }) : expired();
  }
  const wire = createWire({
    baseUrl: 'http://hotel.test',
    tokens,
    exclusively: exclusivelyWith(undefined),
    send,
  });
  const list = () => answerOf(wire.client.GET('/api/v1/hotel/reservations/history'));
  const pathsSeen = () => seen.map(({ path }) => path.split('/').at(-1));
  return {
    ...wire,
    tokens,
    list,
    seen,
    pathsSeen,
    setPair: (next: Partial<TokenPair>) => (pair = next),
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
    const login = answerOf(
      house.client.POST('/api/v1/auth/users/login', { body: { email: 'a@b.ng', password: 'x' } }),
    );
    expect(await failureIn(login)).toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Wrong email or password',
    });
    expect(house.seen.map(({ token }) => token)).toEqual([null]);
  });

  it('leaves a session alone that replaced the one being renewed', async () => {
    const house = openHouse({
      valid: new Set(),
      onRefresh: () => {
        house.setPair({ accessToken: 'theirs', refreshToken: 'their refresh' });
        return json(200, { user: guest, token: { accessToken: 'mine', refreshToken: 'r2' } });
      },
    });
    await expect(house.renew('stale')).resolves.toBe('mine');
    expect(house.tokens.accessToken()).toBe('theirs');
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
    expect(house.tokens.accessToken()).toBeUndefined();
  });
});

describe('Renewals in several tabs', () => {
  it('run one after the other', async () => {
    const order: string[] = [];
    let free: Promise<unknown> = Promise.resolve();
    const exclusively = <T>(_name: string, work: () => Promise<T>) => {
      const turn = free.then(work);
      free = turn.catch(() => undefined);
      return turn;
    };
    let refreshToken = 'r1';
    const tab = (name: string) => {
      let accessToken: string | undefined;
      const tokens: Tokens = {
        accessToken: () => accessToken,
        refreshToken: () => refreshToken,
        renewed: ({ token }) => ({ accessToken, refreshToken } = token),
      };
      return createWire({
        baseUrl: 'http://hotel.test',
        tokens,
        exclusively,
        async send(request) {
          const used = await request.text();
          order.push(`${name} ${used}`);
          const next = { accessToken: name, refreshToken: `${refreshToken}'` };
          return json(200, { user: guest, token: next });
        },
      });
    };
    await Promise.all([tab('a').renew(undefined), tab('b').renew(undefined)]);
    expect(order).toEqual([`a {"refreshToken":"r1"}`, `b {"refreshToken":"r1'"}`]);
  });
});
