import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readConfiguration } from '../../../server/configuration/configuration';
import { openEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { freePort } from '../../../server/database/embedded/embeddedPostgres';
import { startServer } from '../../../server/app/startServer';
import { openInTurn } from '../../bench/server/openInTurn';
import { ended, startedServer } from '../../kill/builtServer';
import { insertGuest } from '../../kill/insertedGuest';
import { newDataFolder } from '../../kill/serverEnvironment';
import { silence } from '../support/silence';

/** A response; its status is 0 where none came, e.g. because the server was killed. */
export interface Answered {
  status: number;
  body: unknown;
}

export interface ClusterGuest {
  accountId: string;
  sessionId: string;
  token: string;
  email: string;
  /** A separate network for the guest. */
  address: string;
}

/** A server as a guest behind a proxy reaches it. */
export interface ReachedServer {
  base: string;
  call(
    guest: Pick<ClusterGuest, 'address'> & Partial<ClusterGuest>,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Answered>;
}

function reached(base: string): ReachedServer {
  return {
    base,
    call: async ({ token, address }, method, path, body, key) => {
      try {
        const response = await fetch(`${base}${path}`, {
          method,
          headers: {
            'x-forwarded-for': address,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        return { status: response.status, body: text === '' ? null : JSON.parse(text) };
      } catch {
        return { status: 0, body: null };
      }
    },
  };
}

/** What PostgreSQL calls the connections of the server that a test can kill. */
export const MORTAL = 'the-mortal-one';

/**
 * Two servers that were started simultaneously on one empty PostgreSQL: one in a separate process that can be killed,
 * the other in this process, so that a test can advance its clock.
 */
export function openTwoServers() {
  return openInTurn(twoServers);
}

async function twoServers(closeLater: (close: () => Promise<unknown>) => void) {
  const dataFolder = await newDataFolder('tests');
  closeLater(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await openEmbeddedPostgres(dataFolder, silence);
  closeLater(() => postgres.release());
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const environment = (port: number) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_FOLDER: dataFolder,
    ACCESS_TOKEN_SECRET: 'the access token secret of the two servers',
    CODE_SECRET: 'the code secret of the two servers, too',
    TRUST_PROXY: 'loopback',
    // No payments are made here, so no sandbox is needed.
    PAYSTACK_SECRET_KEY: 'sk_test_of_nobody',
    PAYSTACK_BASE_URL: `http://localhost:${ports[2]}`,
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-of-nobody-X',
    FLUTTERWAVE_SECRET_HASH: 'the hash of nobody',
    FLUTTERWAVE_BASE_URL: `http://localhost:${ports[2]}`,
    MAX_UNPAID_RESERVATIONS: '1000',
    MAX_UNPAID_ROOMS: '1000',
    KEPT_ROOMS_PERCENT: '0',
    REQUESTS_PER_MINUTE: '100',
    LOG_LEVEL: 'silent',
  });
  const base = (port: number) => `http://localhost:${port}`;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const configuration = readConfiguration(environment(ports[1]));
  const endAtOnce = async (server: ChildProcess) => {
    server.kill('SIGKILL');
    await ended(server);
  };
  const starting = [
    startedServer(base(ports[0]), {
      ...environment(ports[0]),
      DATABASE_URL: `${postgres.url}?application_name=${MORTAL}`,
    }).then((server) => {
      closeLater(() => endAtOnce(server));
      return server;
    }),
    startServer(configuration, pino({ level: 'silent' }), clock).then((server) => {
      closeLater(() => server.stop());
      return server;
    }),
  ] as const;
  // If one fails to start, the other one is closed as well, once it has started.
  await Promise.allSettled(starting);
  const [mortal] = await Promise.all(starting);
  const pool = new pg.Pool({ connectionString: postgres.url });
  closeLater(() => pool.end());
  let guests = 0;

  return {
    mortal: reached(base(ports[0])),
    other: reached(base(ports[1])),
    /** Straight to the database. */
    pool,
    /** The URL of another, empty database. */
    emptyDatabase: async () => {
      await pool.query('create database nothing_yet');
      return postgres.url.replace(/[^/]+$/, 'nothing_yet');
    },
    databaseTimes: configuration.databaseTimes,
    mailbox: join(dataFolder, 'mailbox'),
    /** Advances the other server's clock. */
    putForward: (milliseconds: number) => {
      ahead += milliseconds;
    },
    /** A verified guest with a session, put straight into the database. */
    guest: async (): Promise<ClusterGuest> => {
      guests += 1;
      const guest = await insertGuest(pool, configuration, `guest-${guests}@example.com`);
      return { ...guest, address: `10.0.0.${guests}` };
    },
    kill: () => endAtOnce(mortal),
  };
}
