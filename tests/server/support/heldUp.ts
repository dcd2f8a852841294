import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, vi } from 'vitest';
import type { Database } from '../../../server/database/database';

/**
 * Starts several tasks on a real PostgreSQL that each read first and then write to a table, and lets none of them
 * write before all have read.
 */
export async function heldUp<T>(
  database: Database,
  table: PgTable,
  begin: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const name = getTableName(table);
  const { ending } = await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`);
    const begun = Promise.allSettled(begin.map((one) => one()));
    await vi.waitFor(
      async () => {
        const waiting = await tx
          .select({ pid: sql<number>`pid` })
          .from(sql`pg_locks`)
          .where(
            sql`relation = ${name}::regclass and not granted and database =
              (select oid from pg_database where datname = current_database())`,
          );
        expect(waiting).toHaveLength(begin.length);
      },
      { timeout: 20_000, interval: 20 },
    );
    return { ending: begun };
  });
  return ending;
}
