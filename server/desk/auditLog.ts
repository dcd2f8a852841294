import { desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { staffAction } from '../database/schema';
import type { Context } from '../context';
import type { Person } from './context';

/** An action of staff. */
export type StaffAction = typeof staffAction.$inferSelect;

const MOST = 100;

/** Records what staff did that concerns no single reservation; what concerns one is among its events. */
export async function recordStaffAction(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { name }: Person,
  { kind, why, detail }: Pick<StaffAction, 'kind' | 'why' | 'detail'>,
): Promise<void> {
  await tx.insert(staffAction).values({ at: clock.now(), by: name, why, kind, detail });
}

/** The last hundred actions of staff, newest first. */
export function listStaffActions(database: Database): Promise<StaffAction[]> {
  return database.select().from(staffAction).orderBy(desc(staffAction.id)).limit(MOST);
}
