import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CLUSTER_USER, prepareClusterFolder } from '../../server/database/embedded/clusterFolder';
import { postgresPrograms } from '../../server/database/embedded/embeddedPostgres';
import { databaseUser, runProgram } from '../../server/database/embedded/program';

/** The ports of a database, and of the check whether it is the primary. */
export interface NodePorts {
  database: number;
  health: number;
}

const DATABASE = 'hotel';
const LOOKED_AT_EACH_MS = 500;
/** How many times in a row the first one must fail to answer before the second takes over. */
const TIMEOUT_MS = 3;

interface PostgresNode {
  folder: string;
  url: string;
  ports: NodePorts;
}

/** Runs one query on a separate connection; null without a response within two seconds. */
async function asked(url: string, question: string): Promise<unknown[] | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(question);
    return rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function takesChanges({ url }: Pick<PostgresNode, 'url'>): Promise<boolean> {
  const rows = await asked(url, 'select pg_is_in_recovery() as standby');
  return JSON.stringify(rows) === '[{"standby":false}]';
}

/** Tells a proxy which of the two is the primary, as Patroni's own interface does. */
async function serveHealth(node: PostgresNode): Promise<Server> {
  const server = createServer((_request, response) => {
    void takesChanges(node).then((isPrimary) => {
      response.writeHead(isPrimary ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(node.ports.health, '127.0.0.1', resolve);
  });
  return server;
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await isTrue()) return;
    await pause(250);
  }
  throw new Error(`${what} did not happen within a minute`);
}

/** Waits until a proxy has led to the primary this many times in a row; at first it knows neither. */
export async function leadsToPrimary(url: string): Promise<void> {
  let inARow = 0;
  await until('A way to the database', async () => {
    inARow = (await takesChanges({ url })) ? inARow + 1 : 0;
    return inARow >= 10;
  });
}

/**
 * Two PostgreSQLs from the npm package, the second a synchronous standby of the first: nothing is acknowledged that
 * only one of them has. `watch` promotes the second when the first is silent, as Patroni or an operator would. The dead
 * one is never started again, so that there are never two that take changes.
 */
export async function openReplicatedPostgres(
  dataFolder: string,
  [first, second]: readonly [NodePorts, NodePorts],
) {
  const { initdb, pgCtl } = postgresPrograms();
  const user = await databaseUser();
  const cluster = await prepareClusterFolder(join(dataFolder, 'one'), initdb, user);
  const urlOf = (port: number, database: string) =>
    `postgres://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}/${database}`;
  const one: PostgresNode = {
    folder: cluster.path,
    url: urlOf(first.database, DATABASE),
    ports: first,
  };
  const two: PostgresNode = {
    folder: join(dataFolder, 'two-postgres'),
    url: urlOf(second.database, DATABASE),
    ports: second,
  };
  const control = (...args: string[]) => runProgram(pgCtl, args, user);
  const start = ({ folder, ports }: PostgresNode) =>
    control(
      'start',
      `--pgdata=${folder}`,
      '--wait',
      `--log=${join(folder, 'server.log')}`,
      `--options=-p ${ports.database} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    );
  const stop = ({ folder }: PostgresNode) =>
    control('stop', `--pgdata=${folder}`, '--mode=fast', '--wait').catch(() => undefined);

  await start(one);
  await asked(urlOf(first.database, 'postgres'), `create database ${DATABASE}`);
  await stop(one);
  await cp(one.folder, two.folder, { recursive: true, preserveTimestamps: true });
  const source = `host=127.0.0.1 port=${first.database} user=${CLUSTER_USER} password=${cluster.password}`;
  await writeFile(join(two.folder, 'standby.signal'), '');
  await writeFile(
    join(two.folder, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'\nwal_retrieve_retry_interval = '500ms'\n`,
  );
  if (user) await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, two.folder]);
  await runProgram('chmod', ['700', two.folder]);
  await start(one);
  await start(two);
  await asked(one.url, `alter system set synchronous_standby_names = '*'`);
  await asked(one.url, 'select pg_reload_conf()');
  await until('Synchronous replication', async () => {
    const rows = await asked(one.url, 'select sync_state from pg_stat_replication');
    return JSON.stringify(rows) === '[{"sync_state":"sync"}]';
  });
  const healths = [await serveHealth(one), await serveHealth(two)];
  const watching = new AbortController();

  const watch = async (): Promise<void> => {
    let silences = 0;
    while (!watching.signal.aborted && silences < TIMEOUT_MS) {
      await pause(LOOKED_AT_EACH_MS);
      silences = (await takesChanges(one)) ? 0 : silences + 1;
    }
    if (!watching.signal.aborted) await asked(two.url, 'select pg_promote()');
  };

  return {
    first: one.url,
    second: two.url,
    watch,
    /** Stops it abruptly, like a power cut. */
    killFirst: async () => {
      const file = await readFile(join(one.folder, 'postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    },
    close: async () => {
      watching.abort();
      for (const server of healths) server.close();
      await stop(two);
      await stop(one);
    },
  };
}
