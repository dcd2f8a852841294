import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../../machines/shared/failure';
import { json } from '../../../models/fixtures/responses';
import { readFormResponse, readResponse } from '../../../src/api/client';
import { adaobi, openJourney, refused, type Responder } from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const history = 'GET /api/v1/hotel/reservations/history';
const pay = 'POST /api/v1/payment/initiate-payment';
const availability = 'GET /api/v1/availability';
const login = 'POST /api/v1/auth/users/login';

interface Hotel {
  /** How it answers a refresh; by default with the next pair. */
  onRefresh?: Responder;
  /** How it refuses a token. */
  onRefusal?: () => Response;
}

/** A guest whose access token is stale, and a server that takes none but the one that a refresh gives. */
function openHotel({ onRefresh, onRefusal = () => refused(401, 'session_expired') }: Hotel = {}) {
  const token = { accessToken: 'fresh', refreshToken: 'refresh-2' };
  const guarded: Responder = (call) =>
    call.token === 'Bearer fresh' ? { reservations: [] } : onRefusal();
  const journey = openJourney({
    responses: {
      [refresh]: onRefresh ?? (() => ({ user: adaobi, token })),
      [history]: guarded,
      [pay]: guarded,
      [availability]: () => ({ rooms: [] }),
      [login]: () => refused(401, 'invalid_credentials'),
    },
  });
  const { client } = journey.context;
  const list = () => readResponse(client.GET('/api/v1/hotel/reservations/history'));
  return { ...journey, client, list };
}

async function failureIn(work: Promise<unknown>) {
  const thrown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return thrown instanceof CallFailed ? thrown.failure : undefined;
}

describe('The client', () => {
  it('refreshes a refused token once for calls that run in parallel, and makes them again', async () => {
    const { list, calls, whatWasAsked } = openHotel();
    await Promise.all([list(), list(), list()]);
    expect(whatWasAsked().filter((what) => what === refresh)).toHaveLength(1);
    expect(calls.filter(({ token }) => token === 'Bearer fresh')).toHaveLength(3);
  });

  it('sends the body again when it repeats a call', async () => {
    const { client, calls } = openHotel();
    await client.POST('/api/v1/payment/initiate-payment', { body: { reservationId: 'x' } });
    const bodies = calls.filter(({ what }) => what === pay).map(({ body }) => body);
    expect(bodies).toEqual([{ reservationId: 'x' }, { reservationId: 'x' }]);
  });

  it('repeats a call only once, even when the refreshed token is refused too', async () => {
    const token = { accessToken: 'bad', refreshToken: 'refresh-2' };
    const { list, whatWasAsked } = openHotel({ onRefresh: () => ({ user: adaobi, token }) });
    expect(await failureIn(list())).toEqual({ kind: 'sessionExpired' });
    expect(whatWasAsked()).toEqual([history, refresh, history]);
  });

  it.each([401, 403])(
    'has a token refreshed that is refused with %d and no word',
    async (status) => {
      const onRefusal = () => new Response(null, { status });
      const { list, whatWasAsked } = openHotel({ onRefusal });
      await expect(list()).resolves.toEqual({ reservations: [] });
      expect(whatWasAsked()).toEqual([history, refresh, history]);
    },
  );

  it('has a refused token refreshed that is gone by then', async () => {
    const { list, keys, whatWasAsked } = openHotel({
      onRefusal: () => {
        keys.accessToken.clear();
        return refused(401, 'token_invalid');
      },
    });
    await list();
    expect(whatWasAsked()).toEqual([history, refresh, history]);
  });

  it('does not take a 403 that a refreshed token gets too for the end of the session', async () => {
    const token = { accessToken: 'a2', refreshToken: 'refresh-2' };
    const { list, session, keys } = openHotel({
      onRefresh: () => ({ user: adaobi, token }),
      onRefusal: () => new Response('<h1>Blocked</h1>', { status: 403 }),
    });
    expect(await failureIn(list())).toMatchObject({ kind: 'refused', status: 403 });
    expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(keys.refreshToken.read()).toBe('refresh-2');
  });

  it.each([400, 403, 407])(
    'does not take the %d of a firewall to a refresh for the end of the session',
    async (status) => {
      const { list, session, keys } = openHotel({
        onRefresh: () => new Response('<h1>Blocked</h1>', { status }),
      });
      expect(await failureIn(list())).toMatchObject({ kind: 'refused', status });
      expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
      expect(keys.refreshToken.read()).toBe('refresh-1');
    },
  );

  it('takes over a refresh that names neither the guest nor a refresh token', async () => {
    const { list, keys } = openHotel({ onRefresh: () => ({ accessToken: 'fresh' }) });
    await list();
    expect(keys.user.read()).toEqual(adaobi);
    expect(keys.refreshToken.read()).toBe('refresh-1');
  });

  it('goes on with the stored session when a refresh cannot be read', async () => {
    const { list, keys } = openHotel({ onRefresh: () => ({}) });
    expect(await failureIn(list())).toMatchObject({ kind: 'unexpected' });
    expect(keys.refreshToken.read()).toBe('refresh-1');
  });

  it('does not take a lost network for an expired session', async () => {
    const message = 'Failed to fetch';
    const { list } = openHotel({ onRefresh: () => Promise.reject(new TypeError(message)) });
    expect(await failureIn(list())).toEqual({ kind: 'unreachable', message });
  });

  it('looks up availability for a visitor too', async () => {
    const { client, keys, calls } = openHotel();
    keys.accessToken.clear();
    keys.refreshToken.clear();
    const query = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
    await client.GET('/api/v1/availability', { params: { query } });
    expect(calls.map(({ token }) => token)).toEqual([null]);
  });

  it('sends no token with a login, and takes its 401 for a wrong password', async () => {
    const { client, calls } = openHotel();
    const body = { email: 'a@b.ng', password: 'x' };
    const answer = readFormResponse(client.POST('/api/v1/auth/users/login', { body }));
    const code = 'invalid_credentials';
    expect(await failureIn(answer)).toMatchObject({ kind: 'refused', status: 401, code });
    expect(calls.map(({ token }) => token)).toEqual([null]);
  });

  it.each([
    json(404, { message: 'Not found' }),
    new Response('Cannot POST', { status: 404 }),
    new Response('Not allowed', { status: 405 }),
  ])('ends the session when the server knows no refresh', async (unknown) => {
    const { list, keys } = openHotel({ onRefresh: () => unknown.clone() });
    expect(await failureIn(list())).toEqual({ kind: 'sessionExpired' });
    expect(keys.refreshToken.read()).toBeUndefined();
  });
});
