import { and, eq, gt, isNull } from 'drizzle-orm';
import type { WishEnd } from '../../machines/desk/refusals/deskRefusals';
import type { StaffCaller } from '../contract/handlers';
import { RefusalError } from '../contract/refused';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { staffWish } from '../database/schema';
import { recordStaffAction } from '../staff/auditLog';

export type WishRow = typeof staffWish.$inferSelect;

/** The end of a wish; null while it waits. */
export function endOf(
  { outcome, endedBy, endedAt, openUntil }: WishRow,
  now: Date,
): WishEnd | null {
  if (outcome !== null && endedAt !== null) return { outcome, by: endedBy, at: endedAt };
  return now < openUntil ? null : { outcome: 'expired', by: null, at: openUntil };
}

/**
 * Ends a wish, once: whoever ends it in the same moment waits, and is told who did.
 * @throws ApiError 409 `changed_meanwhile`
 */
export async function endWish(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { staffId, name }: StaffCaller,
  id: string,
  { outcome, why = null }: { outcome: 'approved' | 'declined' | 'withdrawn'; why?: string | null },
): Promise<void> {
  const now = context.clock.now();
  const end = { outcome, endedBy: name, endedStaffId: staffId, endedAt: now, endWhy: why };
  const isOpen = and(isNull(staffWish.outcome), gt(staffWish.openUntil, now));
  const [ended] = await tx
    .update(staffWish)
    .set(end)
    .where(and(eq(staffWish.id, id), isOpen))
    .returning();
  if (!ended) {
    const [row] = await tx.select().from(staffWish).where(eq(staffWish.id, id));
    const facts = row && endOf(row, now);
    throw facts ? new RefusalError({ code: 'wishEnded', facts }) : new Error(`No wish ${id}`);
  }
  const detail = { wish: id, reservation: ended.reservationId, askedBy: ended.by };
  await recordStaffAction(tx, context, { name, staffId }, { kind: `wish.${outcome}`, why, detail });
}
