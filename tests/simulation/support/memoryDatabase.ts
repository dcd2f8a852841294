import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { migratePglite } from '../../../server/db/migrate';
import * as schema from '../../../server/db/schema';

declare global {
  var simulationDatabase: Promise<PGlite> | undefined;
}

async function opened(): Promise<PGlite> {
  const pglite = new PGlite();
  await migratePglite(pglite);
  return pglite;
}

/** The one in-memory database of a simulating process. */
export function memoryDatabase(): Promise<PGlite> {
  globalThis.simulationDatabase ??= opened();
  return globalThis.simulationDatabase;
}

const emptied = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name !== getTableName(schema.room))
  .map((name) => `"${name}"`);

/**
 * Forgets everything but the hotel's rooms. Deleting would be faster, but leaves gaps behind, into
 * which the next schedule's rows fall in another order than in the first run.
 */
export async function emptyDatabase(pglite: PGlite): Promise<void> {
  await pglite.exec(`truncate ${emptied.join(', ')} restart identity cascade`);
}
