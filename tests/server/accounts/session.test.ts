import { beforeEach, describe, expect, test } from 'vitest';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { openHouse } from '../support/house';
import { textAt } from '../support/reading';

const house = await openHouse();
beforeEach(() => house.reset());

const refresh = (refreshToken: string) => callAccounts(house, 'refresh', { refreshToken });
const renewed = async (refreshToken: string) =>
  textAt((await refresh(refreshToken)).body, 'token.refreshToken');
const history = (options: { token?: string; headers?: Record<string, string> }) =>
  house.request('GET', '/api/v1/hotel/reservations/history', options);

const MINUTE = 60_000;
const expired = {
  status: 401,
  body: {
    code: 'session_expired',
    message: 'Your session has expired or is invalid. Please log in again.',
  },
};

describe('An access token', () => {
  test('opens what belongs to its guest for fifteen minutes', async () => {
    const { token } = await signUpAndLogIn(house);
    expect((await history({ token })).status).toBe(200);
    house.clock.advance(15 * MINUTE - 1_000);
    expect((await history({ token })).status).toBe(200);
    house.clock.advance(1_000);
    expect(await history({ token })).toMatchObject({
      status: 401,
      body: {
        code: 'token_invalid',
        message: 'Your session has expired or is invalid. Please log in again.',
      },
    });
  });

  test('is missed where there is none', async () => {
    expect(await history({})).toMatchObject({
      status: 401,
      body: {
        code: 'token_missing',
        message: 'You are not logged in. Please log in to make a reservation.',
      },
    });
  });

  test('that is a placeholder, forged, unsigned or of another kind opens nothing', async () => {
    const { token, refreshToken } = await signUpAndLogIn(house);
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
    const answer = await house.request('POST', '/api/v1/reservation', {
      body: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
  });
});

describe('A refresh token', () => {
  test('renews the session with a new pair', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    house.clock.advance(20 * MINUTE);
    const answer = await refresh(refreshToken);
    expect(answer).toMatchObject({ status: 200, body: { user: { firstName: 'Adaobi' } } });
    expect(textAt(answer.body, 'token.refreshToken')).not.toBe(refreshToken);
    expect((await history({ token: textAt(answer.body, 'token.accessToken') })).status).toBe(200);
  });

  test('is still accepted half a minute after its renewal, when the answer was lost', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    const next = await renewed(refreshToken);
    house.clock.advance(30_000);
    const sibling = await renewed(refreshToken);
    expect((await refresh(next)).status).toBe(200);
    expect((await refresh(sibling)).status).toBe(200);
  });

  test('that is used again later ends the session for everybody who holds a copy', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    const next = await renewed(refreshToken);
    house.clock.advance(30_001);
    expect(await refresh(refreshToken)).toMatchObject(expired);
    expect(await refresh(next)).toMatchObject(expired);
  });

  test('of another session of the guest is not touched by that', async () => {
    const first = await signUpAndLogIn(house);
    const other = await callAccounts(house, 'login', first);
    await refresh(first.refreshToken);
    house.clock.advance(MINUTE);
    await refresh(first.refreshToken);
    expect((await refresh(textAt(other.body, 'token.refreshToken'))).status).toBe(200);
  });

  test('is not kept readable', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    const rows = await house.context.database.query.refreshToken.findMany();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  test('expires after thirty days without use', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    house.clock.advance(30 * 24 * 60 * MINUTE);
    expect(await refresh(refreshToken)).toMatchObject(expired);
    await house.jobs.run({ kind: 'sweep' });
    expect(await house.context.database.query.refreshToken.findMany()).toEqual([]);
  });

  test('that is unknown renews nothing, and one that is missing is a mistake', async () => {
    expect(await refresh('placeholder-refresh-token')).toMatchObject(expired);
    expect(await callAccounts(house, 'refresh', {})).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('Logging out', () => {
  test('ends the session, and every token that was renewed from it', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    const next = await renewed(refreshToken);
    expect(await callAccounts(house, 'logout', { refreshToken: next })).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await refresh(next)).toMatchObject(expired);
    expect(await refresh(refreshToken)).toMatchObject(expired);
  });

  test('succeeds with an unknown token too', async () => {
    expect((await callAccounts(house, 'logout', { refreshToken: 'nothing' })).status).toBe(204);
  });
});
