import { describe, expect, test } from 'vitest';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';

const hotel = await freshHotel();

const refresh = (refreshToken: string) => callAccounts(hotel, 'refresh', { refreshToken });
const refreshed = async (refreshToken: string) =>
  textAt((await refresh(refreshToken)).body, 'token.refreshToken');
const history = (options: { token?: string; headers?: Record<string, string> }) =>
  hotel.request('GET', '/api/v1/hotel/reservations/history', options);

const MINUTE = 60_000;
const expired = refusedWith(401, 'session_expired', {
  message: 'Your session has expired or is invalid. Please log in again.',
});

describe('An access token', () => {
  test('opens what belongs to its guest for fifteen minutes', async () => {
    const { token } = await signUpAndLogIn(hotel);
    expect((await history({ token })).status).toBe(200);
    hotel.clock.advance(15 * MINUTE - 1_000);
    expect((await history({ token })).status).toBe(200);
    hotel.clock.advance(1_000);
    expect(await history({ token })).toMatchObject(
      refusedWith(401, 'token_invalid', {
        message: 'Your session has expired or is invalid. Please log in again.',
      }),
    );
  });

  test('that is a placeholder, forged, unsigned or of another kind opens nothing', async () => {
    const { token, refreshToken } = await signUpAndLogIn(hotel);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = Buffer.from('{"sub":"someone","exp":9999999999,"iss":"hotel"}').toString(
      'base64url',
    );
    const refused = [
      'placeholder-access-token',
      refreshToken,
      `${unsigned}.${payload}.`,
      `${header}.${forged}.${signature}`,
    ];
    for (const other of refused) {
      expect(await history({ token: other })).toMatchObject({ body: { code: 'token_invalid' } });
    }
    const basic = { headers: { authorization: 'Basic YTpi' } };
    expect(await history(basic)).toMatchObject({ body: { code: 'token_invalid' } });
  });

  test('is looked for before what was sent is read', async () => {
    const response = await hotel.request('POST', '/api/v1/reservation', {
      body: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(response).toMatchObject({ status: 401, body: { code: 'token_missing' } });
  });
});

describe('A refresh token', () => {
  test('refreshes the session again and again for as long as no answer has arrived', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    for (let retries = 0; retries < 25; retries += 1) {
      await refreshed(refreshToken);
      hotel.clock.advance(10 * MINUTE);
    }
    const arrived = await refresh(refreshToken);
    expect(arrived.status).toBe(200);
    expect((await history({ token: textAt(arrived.body, 'token.accessToken') })).status).toBe(200);
    expect((await refresh(textAt(arrived.body, 'token.refreshToken'))).status).toBe(200);
  });

  test('that comes late in a race of two tabs leads into the line of the other', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const next = await refreshed(refreshToken);
    const latest = await refreshed(next);
    const late = await refreshed(refreshToken);
    hotel.clock.advance(MINUTE);
    expect((await refresh(late)).status).toBe(200);
    hotel.clock.advance(MINUTE);
    expect(await refresh(latest)).toMatchObject(expired);
  });

  test('is not kept readable', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const rows = await hotel.context.database.query.refreshToken.findMany();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  test('expires after thirty days without use', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    hotel.clock.advance(30 * 24 * 60 * MINUTE);
    expect(await refresh(refreshToken)).toMatchObject(expired);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await hotel.context.database.query.refreshToken.findMany()).toEqual([]);
  });

  test('ends with its session after ninety days, however often it is used', async () => {
    let { refreshToken } = await signUpAndLogIn(hotel);
    for (let weeks = 0; weeks < 12; weeks += 1) {
      hotel.clock.advance(7 * 24 * 60 * MINUTE);
      refreshToken = await refreshed(refreshToken);
    }
    hotel.clock.advance(6 * 24 * 60 * MINUTE);
    expect(await refresh(refreshToken)).toMatchObject(expired);
  });
});

describe('Logging out', () => {
  test('ends the session, and every token that was refreshed from it', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const next = await refreshed(refreshToken);
    expect(await callAccounts(hotel, 'logout', { refreshToken: next })).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await refresh(next)).toMatchObject(expired);
    expect(await refresh(refreshToken)).toMatchObject(expired);
  });
});
