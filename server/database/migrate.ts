import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../shared/projectRoot';
import { StartupError } from '../shared/startupError';
import type { Database } from './database';
import { textsOf } from './statements';

/** The folder of the migrations. */
export const migrationsFolder = join(projectRoot, 'server', 'database', 'migrations');

/** When the baseline was written, in milliseconds: whatever is older is of a version that no hotel has run. */
export function baselineTime(): number {
  return readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
}

/**
 * Refuses the tables of a development version: migrations begin with the baseline of 0.2.0.
 * @throws StartupError
 */
export async function assertNoOlderTables(database: Pick<Database, 'execute'>): Promise<void> {
  const tables = await database.execute(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`,
  );
  if (textsOf(tables, 'name').length === 0) return;
  const older = await database.execute(
    sql`select hash from drizzle.__drizzle_migrations where created_at < ${baselineTime()}`,
  );
  if (textsOf(older, 'hash').length === 0) return;
  throw new StartupError(
    'This database was made by a development version before 0.2.0, whose tables cannot be upgraded. Start with an empty one: another DATA_FOLDER, or another database in DATABASE_URL.',
  );
}

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
  await inTurn(url, connectTimeout, async (client) => {
    const database = drizzle(client);
    await assertNoOlderTables(database);
    await migrate(database, { migrationsFolder });
  });
}
