import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * The only reasons to change append-only rows: a restore empties whole tables, and erasing a guest removes staff's
 * notes from the guest's events, and nothing else.
 */
type Purpose = 'restore' | 'forgetting';

/** Does work with the append-only tables open for a purpose, and closes them again. Only in a transaction. */
export async function rewritingHistory<T>(
  tx: Database,
  purpose: Purpose,
  work: () => Promise<T>,
): Promise<T> {
  const open = (what: Purpose | '') =>
    tx.execute(sql`select set_config('hotel.rewriting_history', ${what}, true)`);
  await open(purpose);
  const done = await work();
  await open('');
  return done;
}
