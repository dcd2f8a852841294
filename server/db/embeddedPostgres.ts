import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'node:net';
import pg from 'pg';
import { CLUSTER_USER, prepareClusterFolder } from './clusterFolder';
import { postgresPrograms } from './postgresPrograms';
import { databaseUser, runProgram } from './program';

const DATABASE = 'hotel';
const READY_SECONDS = 60;
const STOP_SECONDS = 10;

/** Held shared by every server that uses a cluster, so that the last one knows to stop it. */
const IN_USE_LOCK = 20_260_102;

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  url: string;
  /** Lets go of it; the last server that uses it stops it. */
  release(): Promise<void>;
}

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port was found.'));
      });
    });
  });
}

/** The port of a running cluster, from the file that it keeps about itself. */
async function runningPort(clusterPath: string): Promise<number> {
  const lines = (await readFile(join(clusterPath, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

async function createDatabaseIfMissing(baseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Marks the cluster as used by this server and answers how to let go of it. */
async function holdCluster(url: string, stop: () => Promise<void>): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A connection that breaks has let go of the lock already.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  const isLast = async (): Promise<boolean> => {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    const taken = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      IN_USE_LOCK,
    ]);
    return taken.rows[0]?.last === true;
  };
  return async () => {
    const last = await isLast().catch(() => true);
    await client.end().catch(() => undefined);
    if (last) await stop();
  };
}

/**
 * Starts PostgreSQL on a folder below the data folder, on a free port of this machine alone. One
 * that still runs there, left by a server that was killed or shared with another, is used as it is.
 */
export async function openEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const programs = postgresPrograms();
  const user = await databaseUser();
  const cluster = await prepareClusterFolder(dataFolder, programs.initdb, user);
  const control = (...args: string[]) =>
    runProgram(programs.pgCtl, [...args, '--pgdata', cluster.path], user);

  const isRunning = await control('status').then(
    () => true,
    () => false,
  );
  if (!isRunning) {
    const port = await freePort();
    await control(
      'start',
      '--wait',
      `--timeout=${READY_SECONDS}`,
      `--log=${join(cluster.path, 'server.log')}`,
      `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    );
  }
  const stop = async () => {
    await control('stop', '--mode=fast', '--wait', `--timeout=${STOP_SECONDS}`).catch(
      // It was stopped by somebody else in the meantime, which is what was wanted.
      () => undefined,
    );
  };
  const port = await runningPort(cluster.path);
  const baseUrl = `postgres://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}`;
  try {
    await createDatabaseIfMissing(baseUrl);
    const url = `${baseUrl}/${DATABASE}`;
    return { url, release: await holdCluster(url, stop) };
  } catch (error) {
    if (!isRunning) await stop();
    throw error;
  }
}
