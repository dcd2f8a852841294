import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Lets the rest of a transaction end a stay that only a person ends, or give up its nights. Triggers refuse it to every
 * other one, also of an older program (migration `part_payments`).
 */
export async function letPersonEndStay(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('hotel.changing_kept_stay', 'on', true)`);
}
