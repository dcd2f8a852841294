import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { seededRandom } from '../../sandbox/world';
import { readConfiguration } from '../../server/configuration/configuration';
import { ended, endServer, startedServer } from '../kill/builtServer';
import { reserveOn, type ClusterGuest } from './clusterGuest';
import { insertGuest } from '../kill/insertedGuest';
import { newDataFolder, serverEnvironment } from '../kill/serverEnvironment';
import { missingProxy, openProxy } from './proxy';
import { leadsToPrimary, openReplicatedPostgres } from './replicatedPostgres';
import { atMost, responsesOf, verdict } from './verdict';

/**
 * Three built servers behind HAProxy, on a PostgreSQL with a synchronous standby, while guests reserve: one server is
 * told to stop, one is killed, and then the database is killed and its standby takes over. Prints the results beside
 * their limits; exits with 1 if a limit is broken, and with 2 if it can't be tried: `npm run test:cluster`. All of it
 * listens on this machine alone, takes about two minutes and leaves nothing behind. Needs `npm run build:server` and
 * Debian's `haproxy`. `--guests 12 --seed 1 --port 4940`.
 */
const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4940' },
  },
});
const SECOND = 1_000;
/** A key that a killed server has taken is free after a minute, and a guest asks until then. */
const KNOWN_WITHIN = 120 * SECOND;
const port = Number(values.port);
const ports = {
  site: port,
  database: port + 1,
  servers: [port + 2, port + 3, port + 4],
  nodes: [
    { database: port + 5, health: port + 6 },
    { database: port + 7, health: port + 8 },
  ],
} as const;
const SECRETS = {
  ACCESS_TOKEN_SECRET: 'the access token secret of a cluster that is tested',
  CODE_SECRET: 'the code secret of a cluster that is tested',
};

const missing = missingProxy();
if (missing !== null) {
  console.error(missing);
  process.exit(2);
}

const secrets = { accessToken: SECRETS.ACCESS_TOKEN_SECRET, codes: SECRETS.CODE_SECRET };
const configuration = readConfiguration({}, () => secrets);

const dataFolder = await newDataFolder('cluster');
const random = seededRandom(Number(values.seed));
const begun = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - begun) / SECOND).toFixed(1).padStart(6)} s  ${what}`);

const closes: (() => Promise<unknown>)[] = [];
const load = { isOn: true, endsBy: Number.POSITIVE_INFINITY };
try {
  closes.push(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await openReplicatedPostgres(dataFolder, ports.nodes);
  closes.push(postgres.close);
  const proxy = await openProxy(dataFolder, ports);
  closes.push(proxy.close);
  const url = new URL(postgres.first);
  url.port = String(ports.database);
  await leadsToPrimary(url.href);
  say('Two PostgreSQLs are in step, HAProxy is before them');
  const environment = (own: number) => ({
    ...serverEnvironment(`http://localhost:${own}`, join(dataFolder, `server-${own}`)),
    PUBLIC_URL: `http://localhost:${ports.site}`,
    DATABASE_URL: url.href,
    ...SECRETS,
    TRUST_PROXY: 'loopback',
    PAYSTACK_SECRET_KEY: 'sk_test_of_nobody',
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-of-nobody-X',
    FLUTTERWAVE_SECRET_HASH: 'the hash of nobody',
    CHANGES_PER_HOUR: '1000000',
    MAX_UNPAID_RESERVATIONS: '1000',
    MAX_UNPAID_ROOMS: '10000',
    KEPT_ROOMS_PERCENT: '0',
    HOLD_MINUTES: '600',
    DRAIN_SECONDS: '3',
  });
  const [first, second, third] = await Promise.all(
    ports.servers.map((own) => startedServer(`http://localhost:${own}`, environment(own))),
  );
  if (!first || !second || !third) throw new Error('There are no three servers.');
  for (const server of [first, second, third]) closes.push(() => endServer(server));
  say('Three servers are ready');

  const pool = new pg.Pool({ connectionString: postgres.first });
  // It loses its connections when the first database dies.
  pool.on('error', () => undefined);
  const guests: ClusterGuest[] = [];
  for (let number = 0; number < Number(values.guests); number += 1) {
    const guest = await insertGuest(pool, configuration, `guest-${number}@example.com`);
    guests.push({ ...guest, acknowledged: [], told: [] });
  }
  await pool.end();
  const base = `http://localhost:${ports.site}`;
  const reserving = Promise.all(guests.map((guest) => reserveOn(base, guest, random, load)));
  reserving.catch(() => undefined);
  const toldSince = (since: number) =>
    guests.flatMap(({ told }) => told).filter(({ askedAt }) => askedAt > since);

  await pause(4 * SECOND);
  const drainedAt = performance.now();
  first.kill('SIGTERM');
  await ended(first);
  say('One server was told to stop and has');
  const refusedMeanwhile = toldSince(drainedAt).filter(
    ({ status }) => status === 0 || status >= 500,
  ).length;
  closes.push(async () => endServer(await restarted));
  const restarted = startedServer(
    `http://localhost:${ports.servers[0]}`,
    environment(ports.servers[0]),
  );
  await restarted;
  say('and was started again');
  second.kill('SIGKILL');
  say('One server is killed');
  await pause(3 * SECOND);
  const watching = postgres.watch();
  await postgres.killFirst();
  const killedAt = performance.now();
  say('The database is killed');
  await watching;
  say('Its standby is told to take over');
  while (toldSince(killedAt).every(({ status }) => status !== 201)) {
    if (performance.now() - killedAt > 60 * SECOND) break;
    await pause(100);
  }
  say('Writes go on');
  await pause(5 * SECOND);
  load.isOn = false;
  load.endsBy = performance.now() + KNOWN_WITHIN;
  await reserving;
  say('Every guest knows');

  const after = new pg.Pool({ connectionString: postgres.second });
  const findings = await verdict(after, guests, killedAt);
  await after.end();
  findings.push(atMost('calls refused or lost while one server drained', refusedMeanwhile, 0));
  console.table(findings);
  console.log(responsesOf(guests));
  process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
} finally {
  load.isOn = false;
  load.endsBy = 0;
  for (const close of closes.reverse()) await close();
}
