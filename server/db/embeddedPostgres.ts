import { join, resolve } from 'node:path';
import pg from 'pg';
import { CLUSTER_USER, prepareClusterFolder } from './clusterFolder';
import { freePort } from './freePort';
import { runningPort } from './postmaster';
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
  const cluster = await prepareClusterFolder(resolve(dataFolder), programs.initdb, user);
  const control = (...args: string[]) =>
    runProgram(programs.pgCtl, [...args, '--pgdata', cluster.path], user);

  const foundPort = await runningPort(cluster.path);
  const port = foundPort ?? (await freePort());
  if (foundPort === null) {
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
  const baseUrl = `postgres://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}`;
  try {
    await createDatabaseIfMissing(baseUrl);
    const url = `${baseUrl}/${DATABASE}`;
    return { url, release: await holdCluster(url, stop) };
  } catch (error) {
    if (foundPort === null) await stop();
    throw error;
  }
}
