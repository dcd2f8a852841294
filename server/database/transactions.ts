import { awaitInOrder } from './statements';
import type { Database } from './database';
import { onOneConnection, poolOf, transactionOn } from './pooledSession';

/**
 * Begins a transaction whose statements are planned once on each connection. By itself PostgreSQL plans the larger ones
 * anew for every execution, in the hope of a better plan for the very values, which took longer than executing them.
 * Each of these statements has a test of its plan (`tests/server/database/plans.test.ts`).
 */
const BEGIN_PLANNED_ONCE = 'begin; set local plan_cache_mode = force_generic_plan';

/**
 * Reads with statements that PostgreSQL plans once on each connection, in a transaction that is one message; on PGlite
 * as they are. For statements that are executed often and take longer to plan than to execute.
 * @param read starts its statements at once
 */
export async function plannedOnce<T>(
  database: Database,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  const pool = poolOf(database);
  if (!pool) return read(database);
  return onOneConnection(pool, async (client) => {
    const begun = client.query(BEGIN_PLANNED_ONCE);
    const reading = read(transactionOn(client));
    const [, done] = await awaitInOrder([begun, reading, client.query('commit')]);
    return { done };
  });
}

/**
 * Reads with several statements that all see the database as it was at one moment, for what is shown as one answer.
 * Without this each statement sees what was committed before it, and an answer could name a status of before with the
 * rooms of after. A single statement, or rows that are locked, don't need it.
 * @param read uses only the database it is given, and asks nobody else, since its connection waits
 */
export async function readAtOnce<T>(
  database: Database,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  const pool = poolOf(database);
  if (!pool) return database.transaction(read, { isolationLevel: 'repeatable read' });
  return onOneConnection(pool, async (client) => {
    const begun = client.query('begin isolation level repeatable read, read only');
    const [, done] = await awaitInOrder([begun, read(transactionOn(client))]);
    // It decides nothing, and isn't awaited.
    return { done, behind: client.query('commit') };
  });
}
