import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, vi } from 'vitest';
import type { Database } from '../../../server/database/database';

/** Waits until so many others wait for a lock of a table, inside a transaction that holds it. */
export async function untilWaiting(tx: Database, table: PgTable, many: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await tx
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_locks`)
        .where(
          sql`relation = ${getTableName(table)}::regclass and not granted and database =
            (select oid from pg_database where datname = current_database())`,
        );
      expect(waiting).toHaveLength(many);
    },
    { timeout: 20_000, interval: 20 },
  );
}

/**
 * Starts several tasks on a real PostgreSQL that each read first and then write to a table, and lets none of them
 * write before all have read.
 */
export async function heldUp<T>(
  database: Database,
  table: PgTable,
  begin: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const { ending } = await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`);
    const begun = Promise.allSettled(begin.map((one) => one()));
    await untilWaiting(tx, table, begin.length);
    return { ending: begun };
  });
  return ending;
}
