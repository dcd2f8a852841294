import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../../machines/shared/failure';
import { readFormResponse } from '../../../src/api/client';
import { guest, json, openHotel } from './loggedInTab';

async function failureIn(work: Promise<unknown>) {
  const thrown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return thrown instanceof CallFailed ? thrown.failure : undefined;
}

describe('The client', () => {
  it('refreshes a refused token once for calls that run in parallel, and makes them again', async () => {
    const hotel = openHotel({ valid: new Set() });
    const responses = await Promise.all([hotel.list(), hotel.list(), hotel.list()]);
    expect(responses).toHaveLength(3);
    expect(hotel.pathsSeen().filter((path) => path === 'refresh')).toHaveLength(1);
    expect(hotel.seen.filter(({ token }) => token === 'Bearer fresh1')).toHaveLength(3);
  });

  it('sends the body again when it repeats a call', async () => {
    const hotel = openHotel({ valid: new Set() });
    await hotel.client.POST('/api/v1/payment/initiate-payment', { body: { reservationId: 'x' } });
    const bodies = hotel.seen
      .filter(({ path }) => path.endsWith('initiate-payment'))
      .map(({ body }) => body);
    expect(bodies).toEqual(['{"reservationId":"x"}', '{"reservationId":"x"}']);
  });

  it('repeats a call only once, even when the refreshed token is refused too', async () => {
    const hotel = openHotel({
      valid: new Set(),
      onRefresh: () =>
        json(200, { user: guest, token: { accessToken: 'bad', refreshToken: 'r2' } }),
    });
    expect(await failureIn(hotel.list())).toEqual({ kind: 'sessionExpired' });
    expect(hotel.pathsSeen()).toEqual(['history', 'refresh', 'history']);
  });

  it.each([401, 403])(
    'has a token refreshed that is refused with %d and no word',
    async (status) => {
      const valid = new Set<string>();
      const hotel = openHotel({ valid, refused: () => new Response(null, { status }) });
      await expect(hotel.list()).resolves.toEqual({ reservations: [] });
      expect(hotel.pathsSeen()).toEqual(['history', 'refresh', 'history']);
    },
  );

  it('does not take a 403 that a refreshed token gets too for the end of the session', async () => {
    const hotel = openHotel({
      valid: new Set(),
      onRefresh: () => json(200, { user: guest, token: { accessToken: 'a2', refreshToken: 'r2' } }),
      refused: () => new Response('<h1>Blocked</h1>', { status: 403 }),
    });
    expect(await failureIn(hotel.list())).toMatchObject({ kind: 'refused', status: 403 });
    expect(hotel.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(hotel.keys.refreshToken.read()).toBe('r2');
  });

  it.each([400, 403, 407])(
    'does not take the %d of a firewall to a refresh for the end of the session',
    async (status) => {
      const hotel = openHotel({
        valid: new Set(),
        onRefresh: () => new Response('<h1>Blocked</h1>', { status }),
      });
      expect(await failureIn(hotel.list())).toMatchObject({ kind: 'refused', status });
      expect(hotel.session.getSnapshot().hasTag('loggedIn')).toBe(true);
      expect(hotel.keys.refreshToken.read()).toBe('r1');
    },
  );

  it('takes over a refresh that names neither the guest nor a refresh token', async () => {
    const hotel = openHotel({
      valid: new Set(['fresh']),
      onRefresh: () => json(200, { accessToken: 'fresh' }),
    });
    await hotel.list();
    expect(hotel.keys.user.read()).toEqual(guest);
    expect(hotel.keys.refreshToken.read()).toBe('r1');
  });

  it('goes on with the stored session when a refresh cannot be read', async () => {
    const hotel = openHotel({ valid: new Set(), onRefresh: () => json(200, {}) });
    expect(await failureIn(hotel.list())).toMatchObject({ kind: 'unexpected' });
    expect(hotel.keys.refreshToken.read()).toBe('r1');
  });

  it('does not take a lost network for an expired session', async () => {
    const hotel = openHotel({
      valid: new Set(),
      onRefresh: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await failureIn(hotel.list())).toEqual({
      kind: 'unreachable',
      message: 'Failed to fetch',
    });
  });

  it('looks up availability for a visitor too', async () => {
    const hotel = openHotel({ valid: new Set() });
    hotel.setPair({});
    const query = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
    await hotel.client.GET('/api/v1/availability', { params: { query } });
    expect(hotel.seen.map(({ token }) => token)).toEqual([null]);
  });

  it('sends no token with a login, and takes its 401 for a wrong password', async () => {
    const hotel = openHotel({ valid: new Set(['stale']) });
    const login = readFormResponse(
      hotel.client.POST('/api/v1/auth/users/login', { body: { email: 'a@b.ng', password: 'x' } }),
    );
    expect(await failureIn(login)).toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Wrong email or password',
    });
    expect(hotel.seen.map(({ token }) => token)).toEqual([null]);
  });

  it.each([
    json(404, { message: 'Not found' }),
    new Response('Cannot POST', { status: 404 }),
    new Response('Not allowed', { status: 405 }),
  ])('ends the session when the server knows no refresh', async (unknown) => {
    const hotel = openHotel({ valid: new Set(), onRefresh: () => unknown.clone() });
    expect(await failureIn(hotel.list())).toEqual({ kind: 'sessionExpired' });
    expect(hotel.keys.refreshToken.read()).toBeUndefined();
  });
});
