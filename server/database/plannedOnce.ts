import type { Database } from './database';
import { poolOf, readPipelined } from './pooledSession';

/**
 * Reads with statements that PostgreSQL plans once on each connection, in a transaction that is one message; on PGlite
 * as they are. For statements that are executed often and take longer to plan than to execute.
 * @param read starts its statements at once
 */
export function plannedOnce<T>(database: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  const pool = poolOf(database);
  return pool ? readPipelined(pool, read) : read(database);
}
