import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

const BATCH = 500;
/** The next sweep deletes the rest, so that one sweep never runs for long. */
const MAXIMUM_BATCHES = 20;

/**
 * Deletes rows in small batches, so that no statement times out or holds many locks.
 * @param keys the columns that identify a row
 */
export async function deleteInBatches(
  database: Database,
  table: PgTable,
  keys: readonly PgColumn[],
  isOld: SQL | undefined,
): Promise<void> {
  const selected = Object.fromEntries(keys.map((column) => [column.name, column]));
  const key = sql`(${sql.join([...keys], sql`, `)})`;
  for (let batches = 0; batches < MAXIMUM_BATCHES; batches += 1) {
    const some = database.select(selected).from(table).where(isOld).limit(BATCH);
    const deleted = await database.delete(table).where(inArray(key, some)).returning(selected);
    if (deleted.length < BATCH) return;
  }
}
