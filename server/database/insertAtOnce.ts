import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database';

/** Executes inserts as one statement, so that others wait as briefly as possible for what they lock. */
export async function insertAtOnce(tx: Database, inserts: readonly SQLWrapper[]): Promise<void> {
  const parts = inserts.map(
    (insert, place) => sql`${sql.identifier(`part_${place}`)} as ${insert}`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`).execute();
}
