import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { staffAction } from '../../database/schema';
import type { Context } from '../../context';

/**
 * After a restore no refund is sent until the books were compared with the providers once, because only the providers
 * know what was sent since the backup. The pause is recorded as an action of staff, so that every server on the
 * database obeys it, and it can't be undone by hand.
 */
const PAUSED = 'refunds.paused';
const RESUMED = 'refunds.resumed';

/** When refunds were paused; null if they are not. */
export async function refundsPausedSince(database: Database): Promise<Date | null> {
  const [last] = await database
    .select({ kind: staffAction.kind, at: staffAction.at })
    .from(staffAction)
    .where(inArray(staffAction.kind, [PAUSED, RESUMED]))
    .orderBy(desc(staffAction.id))
    .limit(1);
  return last?.kind === PAUSED ? last.at : null;
}

/** Pauses all refunds until `resumeRefunds`. */
export async function pauseRefunds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { by, why }: { by: string; why: string },
): Promise<void> {
  await tx.insert(staffAction).values({ at: clock.now(), by, why, kind: PAUSED, detail: {} });
}

/** Resumes refunds, after both providers have listed everything they have. */
export async function resumeRefunds(database: Database, { clock }: Pick<Context, 'clock'>) {
  await database
    .insert(staffAction)
    .values({ at: clock.now(), by: 'reconcile --all', why: null, kind: RESUMED, detail: {} });
}

/** The log's line while refunds are paused. */
export const refundsWait =
  'No refund is sent until reconcile --all has compared the books with both providers';
