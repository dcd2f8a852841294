import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../shared/projectRoot';

/** Where each version's changes of the tables lie. */
export const migrationsFolder = join(projectRoot, 'server', 'database', 'migrations');

/** Any number that nothing else in this database locks. */
const BUILDING_LOCK = 20_260_101;

/**
 * Has servers that start together take turns at what makes or changes tables. The turn is a lock on a connection
 * of its own, on which the work may be done too: it may take its time, as the deadlines of guests' requests are not
 * for this, and a server that dies has had its turn.
 */
export async function inTurn<T>(
  url: string,
  connectTimeout: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  });
  // A lost connection fails the query that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Locks of a connection end with it, also when it fails.
    await client.query('select pg_advisory_lock($1)', [BUILDING_LOCK]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Brings a PostgreSQL database up to date, in turn with other servers. */
export async function migrateDatabase(url: string, connectTimeout: number): Promise<void> {
  await inTurn(url, connectTimeout, (client) => migrate(drizzle(client), { migrationsFolder }));
}
