import { expect, describe, test } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import type { Log } from '../../../server/shared/log';
import { loggedError } from '../../../server/logging/log';
import { callAccounts } from '../support/accounts';
import { openHotel } from '../support/hotel';
import { silence } from '../support/silence';
import { refusedWith } from '../support/reading';

const hotel = await openHotel();

/** The server with a handler that fails unexpectedly. */
async function brokenApp() {
  const { context } = hotel;
  return buildApp(context, {
    ...routesOf(context),
    getHealth: () => Promise.reject(new Error('the password is hunter2')),
  });
}

describe('A request that makes no sense', () => {
  const sent = (body: string | Buffer, type = 'application/json') =>
    hotel.request('POST', '/api/v1/auth/users/login', { body, headers: { 'content-type': type } });
  const refused = { status: 400, body: { code: 'validation_failed' } };

  test('is refused as such, whether it is no JSON, no body, another type or far too long', async () => {
    expect(await sent('{"email":')).toMatchObject(refused);
    expect(await sent('')).toMatchObject(refused);
    expect(await sent('email=a', 'text/csv')).toMatchObject(refusedWith(415, 'wrong_media_type'));
    expect(await sent(JSON.stringify({ email: 'a'.repeat(300_000) }))).toMatchObject(
      refusedWith(413, 'body_too_large'),
    );
    expect(await sent('[]')).toMatchObject(refused);
    expect(await sent('{"email":"a@example.com","__proto__":{"x":1}}')).toMatchObject(refused);
  });

  test('is told which field is of the wrong kind, or too long', async () => {
    const response = await callAccounts(hotel, 'login', { email: 1, password: 'x'.repeat(200) });
    expect(response).toMatchObject({
      status: 400,
      body: {
        fields: {
          email: 'Email is required',
          password: 'Please shorten this to 128 characters.',
        },
      },
    });
  });

  test('is refused when its token wants a header that is too short', async () => {
    const { token } = await hotel.guest('key@example.com');
    const response = await hotel.request('POST', '/api/v1/payment/initiate-payment', {
      token,
      headers: { 'idempotency-key': 'short' },
      body: { reservationId: 'x' },
    });
    expect(response).toMatchObject(refused);
  });
});

describe('A path that is not in the contract', () => {
  test.each(['/api/v1/', '/api', '/api/v2/reservations', '/api/v1/%zz', '/nowhere'])(
    '%s is not found',
    async (path) => {
      expect(await hotel.request('GET', path)).toMatchObject(
        refusedWith(404, 'not_found', { message: 'Not found.' }),
      );
    },
  );
});

describe('A failure of our own', () => {
  test('is answered without a word of what failed', async () => {
    const response = await (await brokenApp()).inject('/api/v1/health');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'server_error',
      message: 'Something went wrong on our side. Please try again.',
      error: 'Something went wrong on our side. Please try again.',
    });
  });

  test('of the database is a 500, and shows in the health', async () => {
    const gone = () => {
      throw new Error('the database is gone');
    };
    const logged: string[] = [];
    const log: Log = { ...silence, error: (_fields, message) => logged.push(message) };
    const database = new Proxy(hotel.context.database, { get: () => gone });
    const context = { ...hotel.context, database, log };
    const app = await buildApp(context, routesOf(context));
    const health = await app.inject('/api/v1/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({
      code: 'temporarily_unavailable',
      message: 'We can’t do this right now. Please try again in a few seconds.',
      error: 'We can’t do this right now. Please try again in a few seconds.',
    });
    expect(logged).toEqual(['The database does not answer']);
    const login = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/users/login',
      payload: { email: 'adaobi@example.com', password: 'Lagoon#42' },
    });
    expect(login.statusCode).toBe(500);
    expect(login.body).not.toContain('gone');
  });

  test('is logged without the values of a query', async () => {
    const failing = hotel.context.database.query.account.findFirst({
      where: (table, { sql }) => sql`${table.email} = ${'adaobi@example.com'} and nonsense`,
    });
    const error: unknown = await failing.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('nonsense');
    expect(logged).not.toContain('adaobi@example.com');
  });
});
