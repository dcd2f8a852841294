import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Locks a name until the transaction ends, where what must be counted one at a time has no row of its own. */
export async function lockNamed(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`).execute();
}
