import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../shared/projectRoot';

/** The folder of the migrations. */
export const migrationsFolder = join(projectRoot, 'server', 'database', 'migrations');

/** An arbitrary number that nothing else in this database locks. */
const BUILDING_LOCK = 20_260_101;

/**
 * Lets servers that start together take turns at creating or changing tables. The turn is a lock on its own
 * connection, on which the work may run too: so the timeouts of guests' requests don't apply to it, and a server that
 * dies loses its turn.
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
  // A lost connection rejects the query under way, so this event is ignored.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The lock ends with its connection, even on failure.
    await client.query('select pg_advisory_lock($1)', [BUILDING_LOCK]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Migrates a PostgreSQL database, in turn with other servers. */
export async function migrateDatabase(url: string, connectTimeout: number): Promise<void> {
  await inTurn(url, connectTimeout, (client) => migrate(drizzle(client), { migrationsFolder }));
}
