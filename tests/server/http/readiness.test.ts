import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createReadiness, serveReadiness } from '../../../server/http/readiness';
import type { Database } from '../../../server/database/database';
import type { Log } from '../../../server/shared/log';
import { openHotel } from '../support/hotel';
import { testConfiguration } from '../support/testConfiguration';

const hotel = await openHotel();
afterAll(() => hotel.app.close());

/** A server on a database with only this response. */
function appOn(response: () => Promise<unknown>, connect = 5_000) {
  const said: string[] = [];
  const say: Log['info'] = (_fields, message) => said.push(message);
  const database: Database = new Proxy(hotel.context.database, {
    get: (target, name, receiver): unknown =>
      name === 'execute' ? response : Reflect.get(target, name, receiver),
  });
  const { databaseTimes } = testConfiguration();
  const context = {
    ...hotel.context,
    configuration: testConfiguration({ databaseTimes: { ...databaseTimes, connect } }),
    database,
    log: { info: say, warn: say, error: say },
  };
  const app = Fastify();
  const readiness = createReadiness();
  serveReadiness(app, context, readiness);
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return { app, readiness, said, statusOf };
}

test('A server whose database answers is alive and ready, and no cache keeps that', async () => {
  for (const url of ['/livez', '/readyz']) {
    const response = await hotel.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('Without its database a server is alive but not ready, says so once, and is ready again with it', async () => {
  let isAway = true;
  const { app, said, statusOf } = appOn(() =>
    isAway ? Promise.reject(new Error('The database is gone.')) : Promise.resolve(),
  );
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  isAway = false;
  expect(await statusOf('/readyz')).toBe(200);
  expect(said).toEqual([
    'The server is not ready: its database does not answer',
    'The server is ready again',
  ]);
  await app.close();
});

test('A database that says nothing at all counts as away, and is asked once however many ask', async () => {
  let asked = 0;
  const { app, statusOf } = appOn(() => {
    asked += 1;
    return new Promise<never>(() => undefined);
  }, 20);
  expect(await Promise.all([statusOf('/readyz'), statusOf('/readyz')])).toEqual([503, 503]);
  expect(asked).toBe(1);
  await app.close();
});

test('A server that drains is not ready, serves on, and lets go of each connection', async () => {
  const { app, readiness } = appOn(() => Promise.resolve());
  app.get('/page', () => 'a page');
  expect((await app.inject('/page')).headers.connection).not.toBe('close');
  readiness.drain();
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'draining' }]);
  const page = await app.inject('/page');
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  await app.close();
});
