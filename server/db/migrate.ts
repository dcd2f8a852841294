import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateThroughPglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { projectRoot } from '../projectRoot';

const migrationsFolder = join(projectRoot, 'server', 'db', 'migrations');

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 20_260_101;

/** Brings a PostgreSQL database up to date. Servers that start together take turns. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migratePostgres(drizzlePostgres(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** The same for PGlite, which only ever has one user. */
export async function migratePglite(pglite: PGlite): Promise<void> {
  await migrateThroughPglite(drizzlePglite(pglite), { migrationsFolder });
}
