import { sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Waits for statements that were sent one after the other. On a pipelining connection they take one message and one
 * round trip; each still sees the effects and locks of those before it.
 * @throws the error of the first that failed, in their order, once all are answered: it also failed those after it
 */
export async function awaitInOrder<const T extends readonly Promise<unknown>[]>(
  statements: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  for (const response of await Promise.allSettled(statements)) {
    if (response.status === 'rejected') throw response.reason;
  }
  return Promise.all(statements);
}

/**
 * A statement with placeholders, built once per database and per connection's transactions rather than on every call:
 * building it costs the server up to four times as much as executing it.
 */
export function preparedOnce<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const before = built.get(database);
    if (before !== undefined) return before;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}

/** Whether a column is in a list that is known at execution. The text is the same for every length of the list. */
export function isAmong(column: Column, place: string): SQL {
  return sql`${column} = any(${sql.placeholder(place)})`;
}

/** Executes inserts as one statement, so that others wait as briefly as possible for what they lock. */
export async function insertAtOnce(tx: Database, inserts: readonly SQLWrapper[]): Promise<void> {
  const parts = inserts.map(
    (insert, place) => sql`${sql.identifier(`part_${place}`)} as ${insert}`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`).execute();
}

/** Locks a name until the transaction ends, where what must be counted one at a time has no row of its own. */
export async function lockNamed(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`).execute();
}

const BATCH = 500;
/** The next sweep deletes the rest, so that one sweep never runs for long. */
const MAXIMUM_BATCHES = 20;

/** Deletes rows in small batches, so that no statement times out or holds many locks. */
export async function deleteInBatches(database: Database, table: PgTable, isOld: SQL | undefined) {
  const some = sql`select ctid from ${table} where ${isOld} limit ${sql.raw(String(BATCH))}`;
  const statement = sql`delete from ${table} where ctid = any(array(${some})) returning 1`;
  for (let batches = 0; batches < MAXIMUM_BATCHES; batches += 1) {
    if (rowsOf(await database.execute(statement)).length < BATCH) return;
  }
}

/** The rows in a raw SQL result, whichever driver ran it. Their values are unchecked. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (result === null || typeof result !== 'object' || !('rows' in result)) return [];
  const { rows } = result;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => (row !== null && typeof row === 'object' ? { ...row } : {}));
}

/** A text column of such rows. */
export function textsOf(result: unknown, column: string): string[] {
  return rowsOf(result).map((row) => {
    const text = row[column];
    if (typeof text === 'string') return text;
    throw new Error(`The database answered no text in ${column}`);
  });
}
