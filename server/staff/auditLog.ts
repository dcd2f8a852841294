import { desc, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { staffAction } from '../database/schema';
import type { Context } from '../context';

/** The person who acts, as it is kept with the act. */
export interface Person {
  name: string;
  /** Set for somebody who is logged in at the desk. */
  staffId?: string;
  /** The person at the desk who asked them for it. */
  askedBy?: { name: string; staffId: string };
}

/** The person in an event's detail. */
export const actedBy = ({ name: by, staffId, askedBy }: Person) => ({
  by,
  ...(staffId !== undefined && { staffId }),
  ...askedIn(askedBy),
});

const askedIn = (asker: Person['askedBy']) =>
  asker ? { askedBy: asker.name, askedById: asker.staffId } : {};

/** An action of staff. */
export type StaffAction = typeof staffAction.$inferSelect;

const MOST = 100;

/** Records what staff did that concerns no single reservation; what concerns one is among its events. */
export async function recordStaffAction(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { name, staffId, askedBy }: Person,
  { kind, why, detail }: Pick<StaffAction, 'kind' | 'why' | 'detail'>,
): Promise<void> {
  await tx.insert(staffAction).values({
    ...{ at: clock.now(), by: name, staffId, why, kind },
    detail: { ...detail, ...askedIn(askedBy) },
  });
}

/** The last hundred actions of staff, newest first, without the daily cleaning of rooms. */
export function listStaffActions(database: Database): Promise<StaffAction[]> {
  return database
    .select()
    .from(staffAction)
    .where(notInArray(staffAction.kind, ['room.clean', 'room.dirty']))
    .orderBy(desc(staffAction.id))
    .limit(MOST);
}
