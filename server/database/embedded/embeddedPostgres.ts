import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Log } from '../../shared/log';
import { superviseCluster } from './superviseCluster';
import { CLUSTER_USER, prepareClusterFolder } from './clusterFolder';
import { freePort } from './freePort';
import { runningPort } from './postmaster';
import { postgresPrograms } from './postgresPrograms';
import { databaseUser, runProgram } from './program';

const DATABASE = 'hotel';
const READY_SECONDS = 60;
const STOP_SECONDS = 10;

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  url: string;
  /** Releases it; the last server that uses it stops it. */
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

/**
 * Starts PostgreSQL on a folder below the data folder, on a free port that only this machine can reach. One that
 * still runs there, left by a killed server or shared with another, is used as it is. One that dies is restarted on
 * the same port.
 */
export async function openEmbeddedPostgres(
  dataFolder: string,
  log: Log,
): Promise<EmbeddedPostgres> {
  const programs = postgresPrograms();
  const user = await databaseUser();
  const cluster = await prepareClusterFolder(resolve(dataFolder), programs.initdb, user);
  const control = (...args: string[]) =>
    runProgram(programs.pgCtl, [...args, '--pgdata', cluster.path], user);

  const foundPort = await runningPort(cluster.path);
  const port = foundPort ?? (await freePort());
  const startIfDown = async () => {
    if ((await runningPort(cluster.path)) !== null) return;
    await control(
      'start',
      '--wait',
      `--timeout=${READY_SECONDS}`,
      `--log=${join(cluster.path, 'server.log')}`,
      `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    );
  };
  await startIfDown();
  const stop = async () => {
    await control('stop', '--mode=fast', '--wait', `--timeout=${STOP_SECONDS}`).catch(
      // Another process has stopped it meanwhile, which is what was wanted.
      () => undefined,
    );
  };
  const baseUrl = `postgres://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}`;
  try {
    await createDatabaseIfMissing(baseUrl);
    const url = `${baseUrl}/${DATABASE}`;
    const letGo = await superviseCluster(url, startIfDown, log);
    return {
      url,
      release: async () => {
        if (await letGo()) await stop();
      },
    };
  } catch (error) {
    if (foundPort === null) await stop();
    throw error;
  }
}
