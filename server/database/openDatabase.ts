import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../shared/startupError';
import type { Configuration } from '../configuration/configuration';
import type { Log } from '../shared/log';
import { hasCluster } from './embedded/clusterFolder';
import type { OpenDatabase } from './database';
import { driverErrorOf, ReadOnlyServer } from './databaseFailures';
import { openEmbeddedPostgres } from './embedded/embeddedPostgres';
import { DESK_NAME } from './connections/connectionNames';
import { inTurn, migrateDatabase } from './migrate';
import { pooledDatabase } from './pooledSession';
import { preparedStatement } from './connections/statementName';
import { Socket } from 'node:net';

/**
 * A socket that collects the writes of one tick and passes them to the operating system in one call. `pg` flushes
 * each statement: five in a row would be five system calls, and wake the database after the first.
 */
class GatheringSocket extends Socket {
  private isGathering = false;

  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    // Hold back again until the end of this tick. `end` flushes by itself.
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}

/** The configuration's default. */
const USUAL_CONNECTIONS = 20;
const KEEP_ALIVE_AFTER_MS = 10_000;

type WhatToOpen = Pick<
  Configuration,
  'production' | 'dataFolder' | 'databaseUrl' | 'databaseTimes' | 'databaseConnections'
>;

/**
 * Accepts a new connection only if its server takes changes, because bookings must never be decided by a standby's
 * data, during a failover or at an address with several servers. Asks the way libpq does.
 * @throws ReadOnlyServer
 */
async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServer();
}

/**
 * A pool whose connections fail early and independently: each has its own timeouts, and losing one ends only what was
 * under way on it. Every connection needs an error listener, even while in use, or its loss would end the process.
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
    // Statements sent without waiting are one message (`awaitInOrder`), and `query_timeout` covers all of it.
    // After it, the connection is closed like any whose response didn't come.
    pipeline: true,
    stream: () => new GatheringSocket(),
    // Awaited, although its type doesn't say so: a connection that fails it is closed, and the waiting query fails
    // with it.
    onConnect: assertPrimary,
  };
  const pool = new pg.Pool(options);
  const note = (error: Error) => log.warn({ err: error }, 'A database connection was lost');
  pool.on('connect', (client) => client.on('error', note));
  // The loss of an idle connection is emitted here again.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens and migrates a PostgreSQL database by its URL.
 * @param most simultaneous connections
 * @param name `application_name` of the connections
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
    executeSql: (text, values) => pool.query(preparedStatement(text, values)),
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

/** Loaded only when needed, which is rare, because it is larger than everything else. */
async function openPgliteIn(folder: string): Promise<OpenDatabase> {
  const { openPglite } = await import('./openPglite');
  return openPglite(folder);
}

/** An error's reason on one line: programs state it in their last one. */
function reasonOf(thrown: unknown): string {
  const error = driverErrorOf(thrown);
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').at(-1) ?? '';
}

/**
 * Opens the configured database: an external PostgreSQL, else an embedded one. If that can't run, development falls
 * back to PGlite in a folder and logs it; production refuses, because PGlite doesn't flush to disk. The choice of the
 * first start is kept, so that a temporary failure never makes reservations seem lost.
 * @param name `application_name` of the connections; a server's differs from a command's
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
      if (error instanceof StartupError) throw error;
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
    if (error instanceof StartupError) throw error;
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
