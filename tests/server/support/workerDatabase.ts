import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/db/database';
import type { OpenDatabase } from '../../../server/db/openDatabase';
import { openPglite } from '../../../server/db/openPglite';
import * as schema from '../../../server/db/schema';

declare global {
  var workerDatabase: Promise<OpenDatabase> | undefined;
}

/** The one in-memory database of a test worker: starting it takes seconds, emptying it a millisecond. */
export function workerDatabase(): Promise<OpenDatabase> {
  globalThis.workerDatabase ??= openPglite(null);
  return globalThis.workerDatabase;
}

const emptied = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name !== getTableName(schema.room))
  .map((name) => `"${name}"`)
  .join(', ');

/** Forgets everything but the hotel's rooms. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.execute(sql.raw(`truncate ${emptied} restart identity cascade`));
}
