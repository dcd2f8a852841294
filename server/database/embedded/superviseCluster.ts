import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../shared/log';

/** A shared lock that every server of a cluster holds, so that the last one knows to stop it. */
const IN_USE_LOCK = 20_260_102;
const CONNECT_TIMEOUT_MS = 10_000;

/** Pauses between tries to restart a PostgreSQL that died: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;
/** One that ran this long didn't die of its start, so the pauses begin again with the first. */
const STEADY_MS = 60_000;

interface Hold {
  client: pg.Client;
  /** Settles when the connection is lost, for whatever reason. */
  lost: Promise<void>;
}

async function takeHold(url: string): Promise<Hold> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  return { client, lost };
}

/** Whether no other server uses the cluster; also true if that can't be asked any more. */
async function isLast({ client }: Hold): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    const taken = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      IN_USE_LOCK,
    ]);
    return taken.rows[0]?.last === true;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Marks a running cluster as used by this server, and restarts it whenever it dies, as long as the server lives.
 * Returns a function that releases it and tells whether this was its last server.
 * @param startIfDown starts it on the same port unless another server did already
 */
export async function superviseCluster(
  url: string,
  startIfDown: () => Promise<void>,
  log: Log,
): Promise<() => Promise<boolean>> {
  let hold = await takeHold(url);
  const release = new AbortController();
  const isReleased = () => release.signal.aborted;
  const released = new Promise<void>((resolve) => {
    release.signal.addEventListener('abort', () => resolve());
  });

  const regain = async (firstPause: number): Promise<number> => {
    let wait = firstPause;
    while (!isReleased()) {
      try {
        await startIfDown();
        hold = await takeHold(url);
        log.info({}, 'The embedded PostgreSQL is there again');
        return wait;
      } catch (error) {
        log.error({ err: error, wait }, 'The embedded PostgreSQL could not be started again yet');
      }
      await pause(wait, undefined, { signal: release.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
    return wait;
  };

  const keep = async (): Promise<void> => {
    let wait = FIRST_PAUSE_MS;
    while (!isReleased()) {
      const heldSince = performance.now();
      await Promise.race([hold.lost, released]);
      if (isReleased()) return;
      log.error({}, 'The embedded PostgreSQL was lost');
      if (performance.now() - heldSince > STEADY_MS) wait = FIRST_PAUSE_MS;
      await pause(wait, undefined, { signal: release.signal }).catch(() => undefined);
      wait = Math.min((await regain(wait)) * 2, LONGEST_PAUSE_MS);
    }
  };

  const keeping = keep();
  return async () => {
    release.abort();
    await keeping;
    return isLast(hold);
  };
}
