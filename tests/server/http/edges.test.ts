import { Writable } from 'node:stream';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { createLog } from '../../../server/logging/log';
import type { Log } from '../../../server/shared/log';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { openHotel, type Hotel } from '../support/hotel';
import { silence } from '../support/silence';

const told: Record<string, unknown>[] = [];
const log: Log = { ...silence, warn: (fields) => told.push(fields) };
const hotel = await openHotel({ log });
beforeEach(async () => {
  told.length = 0;
  await hotel.reset();
});

const login = (password: string) =>
  callAccounts(hotel, 'login', { email: 'adaobi@example.com', password });

describe('Every answer of the API', () => {
  test('is stored nowhere, has an id of its own, and lets no page use the guest’s device', async () => {
    const { token } = await signUpAndLogIn(hotel);
    const responses = [
      await login('Lagoon#42'),
      await login('Wrong#1234'),
      await hotel.request('GET', '/api/v1/hotel/reservations/history', { token }),
      await hotel.request('GET', '/api/v1/nowhere'),
    ];
    for (const { headers } of responses) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
    const ids = responses.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(responses.length);
    const claimed = await hotel.request('GET', '/api/v1/health', {
      headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
    });
    expect(claimed.headers['x-request-id']).not.toBe('mine');
  });

  test.each([
    '/%61pi/v1/hotel/reservations/history',
    '/ap%69/v1/hotel/reservations/%68istory?limit=1',
    '/api/v1/hotel/reservations/history/',
    '/%61pi/v1/nowhere',
    '/api/100%',
  ])('is stored nowhere, however its address is written: %s', async (url) => {
    const { token } = await signUpAndLogIn(hotel);
    const { headers } = await hotel.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toBeDefined();
  });
});

test('Every answer is dated by the server’s clock, since pages go by it', async () => {
  hotel.clock.advance(40 * 86_400_000);
  for (const path of ['/api/v1/health', '/api/v1/nowhere']) {
    const { headers } = await hotel.request('GET', path);
    expect(headers.date).toBe(hotel.clock.now().toUTCString());
  }
});

describe('The security log', () => {
  test('tells a failed login by the id of its request, and names nobody', async () => {
    await signUpAndLogIn(hotel);
    const { headers } = await login('Wrong#1234');
    expect(told).toMatchObject([
      { security: 'login.failed', requestId: headers['x-request-id'], network: '127.0.0.1' },
    ]);
    expect(JSON.stringify(told)).not.toContain('adaobi');
    expect(JSON.stringify(told)).not.toContain('Wrong#1234');
  });

  test('tells of limits, bad tokens and bad signatures', async () => {
    for (let tries = 0; tries < 11; tries += 1) await login('Wrong#1234');
    await hotel.request('GET', '/api/v1/hotel/reservations/history', { token: 'forged' });
    await hotel.request('POST', '/api/v1/webhooks/paystack', { body: {} });
    const events = new Set(told.map(({ security }) => security));
    expect([...events]).toEqual([
      'login.failed',
      'limit.reached',
      'token.refused',
      'webhook.signatureRefused',
    ]);
  });
});

function writtenLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { lines, stream };
}

describe('A line of the log', () => {
  test('carries no reference that opens a receipt', () => {
    const { lines, stream } = writtenLines();
    const reference = '9f2c4e7ab1d04c6f8e3a5b7d9c1e2f40';
    const written = createLog({ production: true, logLevel: 'info' }, stream);
    written.warn({ reference }, 'A payment could not be asked about');
    written.error({ job: { kind: 'settlePayment', reference } }, 'A job failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(reference);
    expect(lines.join('')).toContain('9f2c4e…');
  });
});

test('No request is logged in production, and a failure without the address of who sent it', async () => {
  const { lines, stream } = writtenLines();
  const context = {
    ...hotel.context,
    configuration: { ...hotel.context.configuration, production: true },
  };
  const logger = createLog({ production: true, logLevel: 'info' }, stream);
  const failing = { ...routesOf(context), getHealth: () => Promise.reject(new Error('Broken.')) };
  const app = await buildApp(context, failing, { logger });
  const remoteAddress = '102.89.0.7';
  await app.inject({ url: '/api/v1/nowhere', remoteAddress });
  await app.inject({
    url: '/api/v1/hotel/payment/paystack/verify?reference=9f2c4e',
    remoteAddress,
  });
  await app.inject({ url: '/100%?reference=9f2c4e', remoteAddress });
  expect(lines).toEqual([]);
  const { headers } = await app.inject({ url: '/%61pi/v1/health?reference=9f2c4e', remoteAddress });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'A request failed', path: '/api/v1/health', requestId: headers['x-request-id'] },
  ]);
  expect(lines.join('')).not.toMatch(/102\.89|9f2c4e/);
  await app.close();
});

/** Blocks the event loop, as too much work at once does. */
function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('A server whose event loop is late', () => {
  test('refuses calls with a time to come again, and serves again by itself', async () => {
    const busy = await openHotel({ configuration: { maximumEventLoopDelay: 150 } });
    const ask = () => busy.request('GET', '/api/v1/health');
    const askInOtherLetters = () => busy.app.inject({ url: '/%61pi/v1/health' });
    let answered = await ask();
    await vi.waitFor(
      async () => {
        workFor(400);
        answered = await ask();
        const { statusCode } = await askInOtherLetters();
        expect([answered.status, statusCode]).toEqual([503, 503]);
      },
      { timeout: 20_000, interval: 1 },
    );
    expect(answered).toMatchObject({
      body: { code: 'temporarily_unavailable' },
      headers: { 'retry-after': '2' },
    });
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
    await busy.app.close();
  });
});

describe('The flood guard', () => {
  test('counts what comes to several servers together, and lets go after a minute', async () => {
    const configuration = { requestsPerMinute: 60 };
    const [one, other] = [await openHotel({ configuration }), await openHotel({ configuration })];
    const ask = async (at: Hotel) => {
      const response = await at.request('GET', '/api/v1/reservations/x', {
        token: 'a.forged.token',
      });
      return response.status;
    };
    for (let asked = 0; asked < 40; asked += 1) expect(await ask(one)).toBe(401);
    for (let asked = 0; asked < 20; asked += 1) expect(await ask(other)).toBe(401);
    expect(await ask(other)).toBe(429);
    for (let asked = 0; asked < 20; asked += 1) await ask(one);
    expect(await ask(one)).toBe(429);
    for (const hotel of [one, other]) hotel.clock.advance(60_000);
    expect([await ask(one), await ask(other)]).toEqual([401, 401]);
    await Promise.all([one.app.close(), other.app.close()]);
  });
});
