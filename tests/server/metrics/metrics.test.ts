import { tmpdir } from 'node:os';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { readConfiguration } from '../../../server/configuration/configuration';
import { routesOf } from '../../../server/app/routes';
import { staffAction } from '../../../server/database/schema';
import { createHotelGauges } from '../../../server/metrics/hotelGauges';
import { createMetrics } from '../../../server/metrics/metrics';
import { buildMetricsApp } from '../../../server/metrics/serveMetrics';
import { longSessions, reserved, startPayment } from '../reservations/stays';
import { openHotel } from '../support/hotel';
import { workerDatabase } from '../support/workerDatabase';

const opened = {
  ...(await workerDatabase()),
  connections: () => ({ inUse: 3, idle: 2, waiting: 1 }),
};
const hotel = await openHotel(longSessions);
const { context } = hotel;

beforeAll(() => opened.executeSql(PgBoss.getConstructionPlans('jobs')));
beforeEach(() => hotel.reset());
afterAll(async () => {
  await opened.executeSql('drop schema jobs cascade');
  await hotel.app.close();
});

const TOKEN = 'what the hotel’s own monitor sends';

/** What a scraper reads. */
async function told(
  meters = createMetrics(),
  database: Parameters<typeof createHotelGauges>[2] = opened,
  within: Parameters<typeof createHotelGauges>[1] = context,
): Promise<string> {
  const gauges = createHotelGauges(meters, within, database);
  const response = await buildMetricsApp(meters, { token: null }, gauges.refresh).inject(
    '/metrics',
  );
  expect(response.statusCode).toBe(200);
  return response.body;
}

test('They name the version of the server', async () => {
  expect(await told(createMetrics())).toMatch(
    /^hotel_build_info\{version="\d+\.\d+\.\d+",commit="\S*"\} 1$/m,
  );
});

test('Requests are counted by operation and status, never by the address of somebody’s reservation', async () => {
  const meters = createMetrics();
  const app = await buildApp(context, routesOf(context), { meters });
  const { token } = await hotel.guest();
  const id = '00000000-0000-4000-8000-000000000000';
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: `/api/v1/reservations/${id}`, headers });
  await app.inject('/livez');
  const text = await told(meters);
  expect(text).toMatch(
    /hotel_request_duration_seconds_count\{operation="\w*[rR]eservation\w*",status="404"\} 1/,
  );
  expect(text).not.toContain(id);
  expect(text.match(/hotel_request_duration_seconds_count/g)?.length).toBe(1);
  await app.close();
});

test('Holds, payments, emails and jobs that wait are told, and since when', async () => {
  const guest = await hotel.guest();
  await startPayment(hotel, guest, await reserved(hotel, guest, { double: 1 }));
  hotel.clock.advance(90_000);
  const now = hotel.clock.now().getTime();
  await opened.executeSql(`select jobs.create_queue('sendEmail', '{"policy":"standard"}')`);
  await opened.executeSql(
    `insert into jobs.job (name, start_after) values ('sendEmail', $1), ('sendEmail', $2)`,
    [new Date(now - 30_000), new Date(now + 1)],
  );
  const text = await told();
  expect(text).toContain('hotel_database_up 1');
  expect(text).toContain('hotel_holds_open 1');
  expect(text).toContain('hotel_payments{provider="paystack",state="open"} 1');
  expect(text).toContain('hotel_oldest_unsent_email_age_seconds 90');
  expect(text).toContain('hotel_jobs_waiting{lane="sendEmail"} 1');
  expect(text).toContain('hotel_oldest_job_age_seconds{lane="sendEmail"} 30');
  expect(text).toContain('hotel_database_connections{state="in_use"} 3');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('The age of the last backup is told once there was one, and a disk that is the database’s own', async () => {
  const before = await told();
  expect(before).not.toMatch(/^hotel_backup_age_seconds /m);
  const backup = { by: 'cron', kind: 'backup.written', why: null, detail: {} } as const;
  const at = hotel.clock.now();
  await context.database.insert(staffAction).values([
    { ...backup, at: new Date(at.getTime() - 86_400_000) },
    { ...backup, at: new Date(at.getTime() - 3_600_000) },
  ]);
  expect(await told()).toContain('hotel_backup_age_seconds 3600');
  const here = { ...context, configuration: { ...context.configuration, dataFolder: tmpdir() } };
  expect(await told(createMetrics(), opened, here)).toMatch(/^hotel_disk_free_ratio 0\.\d/m);
  const databaseUrl = 'postgres://elsewhere';
  const there = { ...here, configuration: { ...here.configuration, databaseUrl } };
  expect(await told(createMetrics(), opened, there)).not.toMatch(/^hotel_disk_free_ratio \d/m);
});

test('While the database is away that is told, and nothing of before', async () => {
  const meters = createMetrics();
  const guest = await hotel.guest();
  await reserved(hotel, guest, { double: 1 });
  expect(await told(meters)).toContain('hotel_holds_open 1');
  const away = new Proxy(opened.database, {
    get: () => () => Promise.reject(new Error('The database is gone.')),
  });
  const later = createMetrics();
  const text = await told(later, { ...opened, database: away });
  expect(text).toContain('hotel_database_up 0');
  expect(text).not.toMatch(/^hotel_holds_open /m);
});

test('What guests reach tells no numbers', async () => {
  expect((await hotel.app.inject('/metrics')).statusCode).toBe(404);
});

test('With a token, only who sends it is told anything', async () => {
  const app = buildMetricsApp(createMetrics(), { token: TOKEN }, () => Promise.resolve());
  const statusWith = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await app.inject({ url: '/metrics', headers })).statusCode;
  };
  expect(await statusWith()).toBe(401);
  expect(await statusWith('Bearer something else')).toBe(401);
  expect(await statusWith(`Bearer ${TOKEN}`)).toBe(200);
});

test('No server tells numbers unless it is asked to, and others than this machine need a token', () => {
  const secrets = () => ({ accessToken: 'made before', codes: 'made before, too' });
  const settings = (env: Record<string, string>) => readConfiguration(env, secrets).metrics;
  expect(settings({})).toBeNull();
  expect(settings({ METRICS_PORT: '9464' })).toEqual({
    host: '127.0.0.1',
    port: 9464,
    token: null,
  });
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(() => settings(open)).toThrow('METRICS_TOKEN is missing');
  expect(() => settings({ ...open, METRICS_TOKEN: 'short' })).toThrow('at least 32 characters');
  expect(settings({ ...open, METRICS_TOKEN: TOKEN })).toMatchObject({ token: TOKEN });
});
