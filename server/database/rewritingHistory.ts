import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * The only reasons for which the database lets go of what is append-only: a restore empties whole tables; where a guest is
 * forgotten, the words of staff go out of the guest's events, and nothing else of them.
 */
type Purpose = 'restore' | 'forgetting';

/** Does work for which the append-only tables open, as far as its purpose goes, and closes them again; in a transaction alone. */
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
