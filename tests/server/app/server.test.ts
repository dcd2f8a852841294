import { totpCodeAt } from '../../../server/staff/secondFactor';
import { rm } from 'node:fs/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Configuration } from '../../../server/configuration/configuration';
import { freePort } from '../../../server/database/embedded/embeddedPostgres';
import { startServer, type RunningServer } from '../../../server/app/startServer';
import { registrationForm } from '../support/accounts';
import { newDataFolder } from '../../kill/serverEnvironment';
import { textAt } from '../support/reading';
import { testConfiguration } from '../support/testConfiguration';

let configuration: Configuration;
let server: RunningServer;
const log = pino({ level: 'silent' });

const call = async (path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${configuration.port}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  return response.json();
};

beforeAll(async () => {
  configuration = testConfiguration({
    dataFolder: await newDataFolder('tests'),
    host: '127.0.0.1',
    port: await freePort(),
    sandbox: { paystackPort: await freePort(), flutterwavePort: await freePort() },
  });
  server = await startServer(configuration, log);
});
afterAll(async () => {
  await server.stop();
  await rm(configuration.dataFolder, { recursive: true });
});

test('A started server is healthy and says what runs where', async () => {
  expect(await call('/api/v1/health')).toEqual({ status: 'ok' });
  expect(server.summary.map(([what]) => what)).toEqual([
    'Site',
    'Front desk',
    '  desk@hotel.example',
    '  manager@hotel.example',
    '  housekeeping@hotel.example',
    'Mailbox',
    'Paystack sandbox',
    'Flutterwave sandbox',
    'Database',
  ]);
});

test('In development two people can try the front desk, with what the server prints', async () => {
  const printed = new Map(server.summary);
  const desk = printed.get('  desk@hotel.example') ?? '';
  const [, password = '', secret = ''] = /^password (\S+), authenticator (\S+)$/.exec(desk) ?? [];
  const url = `http://127.0.0.1:${configuration.port}/api/v1/desk/login`;
  const headers = {
    'content-type': 'application/json',
    origin: configuration.publicUrl,
    'desk-request': 'person',
  };
  const ask = (path: string, body: unknown, cookie: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const step = await ask('', { email: 'desk@hotel.example', password }, '');
  expect(step.status).toBe(204);
  const [cookie = ''] = step.headers.getSetCookie()[0]?.split(';') ?? [];
  const done = await ask('/code', { code: totpCodeAt(secret, new Date()) }, cookie);
  expect(await done.json()).toMatchObject({ name: 'Desk', role: 'desk' });
});

test('A guest who registers finds the email in the mailbox, after a restart too', async () => {
  await call('/api/v1/auth/users/signin', registrationForm);
  const subject = async () =>
    textAt(await call(`/mailbox/emails?to=${registrationForm.email}`), '0.subject');
  const withCode = /^\d{6} is your verification code$/;
  await vi.waitFor(
    async () => {
      expect(await subject()).toMatch(withCode);
    },
    { timeout: 10_000, interval: 100 },
  );
  await server.stop();
  server = await startServer(configuration, log);
  expect(await subject()).toMatch(withCode);
});

test('Another server on the same port says so and leaves the first alone', async () => {
  await expect(startServer(configuration, log)).rejects.toThrow(
    `Port ${configuration.port} is taken by another program.`,
  );
  expect(await call('/api/v1/health')).toEqual({ status: 'ok' });
});

test('A server tells the time by the clock that it is given', async () => {
  await server.stop();
  const now = new Date('2031-03-10T09:00:00.000Z');
  server = await startServer(configuration, log, { now: () => now });
  const email = 'somebody.else@example.com';
  await call('/api/v1/auth/users/signin', { ...registrationForm, email });
  await vi.waitFor(
    async () => {
      expect(await call(`/mailbox/emails?to=${email}`)).toMatchObject([
        { postedAt: now.toISOString() },
      ]);
    },
    { timeout: 10_000, interval: 100 },
  );
});

test('A server that is told to stop says first that it is not ready, serves on meanwhile, and then is gone', async () => {
  await server.stop();
  server = await startServer({ ...configuration, drain: 400 }, log);
  const statusOf = async (path: string): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${configuration.port}${path}`);
    return response.status;
  };
  expect(await statusOf('/readyz')).toBe(200);
  const stopped = server.stop();
  expect(await Promise.all(['/readyz', '/livez', '/api/v1/health'].map(statusOf))).toEqual([
    503, 200, 200,
  ]);
  await stopped;
  await expect(statusOf('/livez')).rejects.toThrow();
});
