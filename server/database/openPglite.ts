import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assertNoOlderTables, migrationsFolder } from './migrate';
import type { OpenDatabase } from './database';
import * as schema from './schema';

/** Migrates PGlite, which only ever has one user. */
export async function migratePglite(pglite: PGlite): Promise<void> {
  const database = drizzle(pglite);
  await assertNoOlderTables(database);
  await migrate(database, { migrationsFolder });
}

/**
 * Opens and migrates PGlite, in a folder or, without one, in memory. Kept for the simulation, which needs hundreds of
 * databases, and for development where the embedded PostgreSQL can't run.
 */
export async function openPglite(folder: string | null): Promise<OpenDatabase> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const pglite = folder === null ? new PGlite() : new PGlite(folder);
  await migratePglite(pglite);
  return {
    database: drizzle(pglite, { schema }),
    description: folder === null ? 'PGlite in memory' : `PGlite in ${folder}`,
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    inTurn: (work) => work(),
    connections: () => null,
    close: () => pglite.close(),
  };
}
