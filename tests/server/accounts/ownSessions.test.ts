import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessKeysOf, readAccessToken } from '../../../server/accounts/accessToken';
import { session } from '../../../server/database/schema';
import type { Log } from '../../../server/shared/log';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { openHotel } from '../support/hotel';
import { silence } from '../support/silence';
import { textAt, valueAt, refusedWith } from '../support/reading';

const told: Record<string, unknown>[] = [];
const log: Log = { ...silence, warn: (fields) => told.push(fields) };
const hotel = await openHotel({ log });
beforeEach(async () => {
  told.length = 0;
  await hotel.reset();
});

const sessions = '/api/v1/auth/users/sessions';
const history = (token: string) =>
  hotel.request('GET', '/api/v1/hotel/reservations/history', { token });
const refresh = (refreshToken: string) => callAccounts(hotel, 'refresh', { refreshToken });

/** The same guest once more, with another browser. */
async function elsewhere(guest: { email: string; password: string }) {
  const { body } = await callAccounts(hotel, 'login', guest, {
    headers: { 'user-agent': 'Another\u0007 browser' },
  });
  return {
    token: textAt(body, 'token.accessToken'),
    refreshToken: textAt(body, 'token.refreshToken'),
  };
}

describe('A session', () => {
  test('whose token comes back after its successor is ended, logged and told to the guest, once', async () => {
    const { email, refreshToken } = await signUpAndLogIn(hotel);
    const successor = textAt((await refresh(refreshToken)).body, 'token.refreshToken');
    const { body } = await refresh(successor);
    hotel.clock.advance(60_000);
    await refresh(refreshToken);
    await refresh(refreshToken);
    expect((await history(textAt(body, 'token.accessToken'))).status).toBe(401);
    await hotel.jobs.runDue();
    const emails = hotel.post.to(email).map(({ subject }) => subject);
    expect(
      emails.filter((subject) => subject === 'We logged you out of one of your sessions'),
    ).toHaveLength(1);
    const reuse = told.filter((fields) => fields.security === 'session.tokenReused');
    expect(reuse).toHaveLength(1);
    expect(JSON.stringify(reuse)).not.toContain(email);
  });

  test('is listed with the others, and can be ended from another browser', async () => {
    const guest = await signUpAndLogIn(hotel);
    hotel.clock.advance(60_000);
    const other = await elsewhere(guest);
    const { body } = await hotel.request('GET', sessions, { token: guest.token });
    expect(body).toMatchObject({
      sessions: [{ device: 'Another browser', isCurrent: false }, { isCurrent: true }],
    });
    const url = `${sessions}/${textAt(body, 'sessions.0.id')}`;
    expect((await hotel.request('DELETE', url, { token: guest.token })).status).toBe(204);
    expect((await history(other.token)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect((await history(guest.token)).status).toBe(200);
    const after = await hotel.request('GET', sessions, { token: guest.token });
    expect(valueAt(after.body, 'sessions.length')).toBe(1);
    expect(await hotel.request('DELETE', url, { token: guest.token })).toMatchObject(
      refusedWith(404, 'session_not_found'),
    );
  });
});

describe('The key of access tokens', () => {
  test('can be replaced without logging anybody out', async () => {
    const { token } = await signUpAndLogIn(hotel);
    const { secrets } = hotel.context.configuration;
    const refreshed = {
      clock: hotel.clock,
      configuration: {
        ...hotel.context.configuration,
        secrets: {
          ...secrets,
          accessToken: 'a newer secret of the tests',
          accessTokensBefore: [secrets.accessToken],
        },
      },
    };
    expect(await readAccessToken(refreshed, token)).not.toBeNull();
    const forgotten = { ...refreshed.configuration.secrets, accessTokensBefore: [] };
    const without = { ...refreshed.configuration, secrets: forgotten };
    expect(await readAccessToken({ ...refreshed, configuration: without }, token)).toBeNull();
  });

  test('has an id that a token must carry', async () => {
    const { signing } = await accessKeysOf(hotel.context.configuration);
    const unnamed = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('hotel')
      .setSubject('x')
      .setExpirationTime('2h')
      .sign(signing.key);
    expect(await readAccessToken(hotel.context, unnamed)).toBeNull();
  });
});

describe('At the same moment', () => {
  test('two holders of the same successors are told apart, whoever comes first', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const responses = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    const [mine = '', theirs = ''] = responses.map(({ body }) =>
      textAt(body, 'token.refreshToken'),
    );
    hotel.clock.advance(60_000);
    const latest = textAt((await refresh(mine)).body, 'token.refreshToken');
    hotel.clock.advance(60_000);
    const last = await Promise.all([refresh(theirs), refresh(theirs)]);
    expect(last.map(({ status }) => status)).toEqual([401, 401]);
    expect((await refresh(latest)).status).toBe(401);
  });

  test('a refresh and a logout leave no token that opens anything', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const call = (what: 'refresh' | 'logout') => () => callAccounts(hotel, what, { refreshToken });
    const responses = await Promise.all([call('refresh')(), call('logout')()]);
    expect(responses[1].status).toBe(204);
    const [refresh] = responses;
    if (refresh.status === 200) {
      const next = textAt(refresh.body, 'token.refreshToken');
      expect((await callAccounts(hotel, 'refresh', { refreshToken: next })).status).toBe(401);
    }
    const [row] = await hotel.context.database.select().from(session);
    expect(row?.endedAt).not.toBeNull();
  });
});
