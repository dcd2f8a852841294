import type { Database } from './database';
import { poolOf, readOneMoment } from './pooledSession';

/**
 * Reads with several statements that all see the database as it was at one moment, for what is shown as one answer.
 * Without this each statement sees what was committed before it, and an answer could name a status of before with the
 * rooms of after. A single statement, or rows that are locked, don't need it.
 * @param read uses only the database it is given, and asks nobody else, since its connection waits
 */
export function readAtOnce<T>(database: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  const pool = poolOf(database);
  return pool
    ? readOneMoment(pool, read)
    : database.transaction(read, { isolationLevel: 'repeatable read' });
}
