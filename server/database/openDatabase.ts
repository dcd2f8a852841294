import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../shared/startupError';
import type { Configuration } from '../configuration/configuration';
import { GatheringSocket } from './connections/gatheringSocket';
import type { Log } from '../shared/log';
import { hasCluster } from './embedded/clusterFolder';
import type { Database } from './database';
import { ReadOnlyServer } from './databaseFailures';
import { openEmbeddedPostgres } from './embedded/embeddedPostgres';
import { DESK_NAME } from './connections/connectionNames';
import { inTurn, migrateDatabase } from './migrate';
import { pooledDatabase } from './pooledSession';

/** How many connections are used, are idle, and how many queries wait for one. */
export interface Connections {
  inUse: number;
  idle: number;
  waiting: number;
}

/** An up-to-date database that is ready for use. */
export interface OpenDatabase {
  database: Database;
  /** What it is, in words for whoever starts the server. */
  description: string;
  /** For libraries that bring their own SQL; several statements only without values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Does work that makes or changes tables, in turn with other servers that do so. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** How its connections are used at this moment; null where there is only one. */
  connections(): Connections | null;
  /** Waits for running queries, and stops what was started for it. */
  close(): Promise<void>;
}

/** As the configuration has it when nothing is said. */
const USUAL_CONNECTIONS = 20;
const KEEP_ALIVE_AFTER_MS = 10_000;

type WhatToOpen = Pick<
  Configuration,
  'production' | 'dataFolder' | 'databaseUrl' | 'databaseTimes' | 'databaseConnections'
>;

/**
 * A booking is never decided on what a standby knows: while one server takes over from another, or where an address
 * leads to several, a new connection is used only where changes are taken. Asked as PostgreSQL's own library asks.
 * @throws ReadOnlyServer
 */
async function demandPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServer();
}

/**
 * Connections that fail early and alone: each has deadlines of its own, and its loss ends nothing but what
 * was under way on it. Without a listener on every connection, also one that is in use, it would end the process.
 */
function openPool(
  url: string,
  times: Configuration['databaseTimes'],
  log: Log,
  most: number,
  name: string,
): pg.Pool {
  const options = {
    connectionString: url,
    application_name: name,
    max: most,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    lock_timeout: times.lock,
    idle_in_transaction_session_timeout: times.idleTransaction,
    query_timeout: times.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // What is sent without waiting is one message (`transactionInFew`): `query_timeout` is for all of it together, after which
    // the connection is given up, as one is whose answer did not come.
    pipeline: true,
    stream: () => new GatheringSocket(),
    // Awaited, though its type does not say so: who fails is closed, and the query that waits fails with it.
    onConnect: demandPrimary,
  };
  const pool = new pg.Pool(options);
  const note = (error: Error) => log.warn({ err: error }, 'A database connection was lost');
  pool.on('connect', (client) => client.on('error', note));
  // The same loss once more, of a connection that was idle.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens and migrates a PostgreSQL database by its URL.
 * @param most connections at the same time
 * @param name by which PostgreSQL knows these connections
 */
export async function openPostgres(
  url: string,
  description: string,
  times: Configuration['databaseTimes'],
  log: Log,
  most = USUAL_CONNECTIONS,
  name = DESK_NAME,
): Promise<OpenDatabase> {
  await migrateDatabase(url, times.connect);
  const pool = openPool(url, times, log, most, name);
  return {
    database: pooledDatabase(pool),
    description,
    executeSql: (text, values) => pool.query(text, values),
    inTurn: (work) => inTurn(url, times.connect, work),
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function openEmbedded(
  { dataFolder, databaseTimes, databaseConnections }: WhatToOpen,
  log: Log,
  name: string,
): Promise<OpenDatabase> {
  const postgres = await openEmbeddedPostgres(dataFolder, log);
  try {
    const opened = await openPostgres(
      postgres.url,
      `PostgreSQL in ${join(dataFolder, 'postgres')}`,
      databaseTimes,
      log,
      databaseConnections,
      name,
    );
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await postgres.release();
      },
    };
  } catch (error) {
    await postgres.release();
    throw error;
  }
}

/** Read only where it is used, which is rare: it is larger than all else. */
async function openPgliteIn(folder: string): Promise<OpenDatabase> {
  const { openPglite } = await import('./openPglite');
  return openPglite(folder);
}

/** Why it went wrong, in a line: programs come to the point in their last one. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').at(-1) ?? '';
}

/**
 * Opens the database that the configuration names: the hotel's own PostgreSQL, else an embedded
 * one. Where that can't run, development goes on with PGlite in a folder and says so; production
 * refuses, as PGlite doesn't flush to disk. Which of the two it was at the first start stays, so
 * that a passing failure never makes reservations seem gone.
 * @param name by which PostgreSQL knows these connections: those of a server say so, for as long as it runs
 */
export async function openDatabase(
  configuration: WhatToOpen,
  log: Log,
  name = DESK_NAME,
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, databaseTimes, databaseConnections, production } = configuration;
  if (databaseUrl !== null) {
    const description = 'PostgreSQL at DATABASE_URL';
    try {
      return await openPostgres(
        databaseUrl,
        description,
        databaseTimes,
        log,
        databaseConnections,
        name,
      );
    } catch (error) {
      const message = `The database at DATABASE_URL can't be used: ${reasonOf(error)}`;
      throw new StartupError(message, { cause: error });
    }
  }
  const pgliteFolder = join(dataFolder, 'pglite');
  const chosenBefore = existsSync(pgliteFolder) && !hasCluster(dataFolder);
  if (chosenBefore && !production) return openPgliteIn(pgliteFolder);
  try {
    return await openEmbedded(configuration, log, name);
  } catch (error) {
    if (production || hasCluster(dataFolder)) {
      const message = `PostgreSQL can't run in ${dataFolder}: ${reasonOf(error)}. Set DATA_FOLDER to a folder that the database's user can reach, or DATABASE_URL to a PostgreSQL of your own.`;
      throw new StartupError(message, { cause: error });
    }
    log.warn(
      {},
      `PostgreSQL can't run here, so PGlite in ${pgliteFolder} is used: ${reasonOf(error)}`,
    );
    return openPgliteIn(pgliteFolder);
  }
}
