import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { staffAction } from '../../database/schema';
import { lagosTime } from '../../shared/lagosTime';
import type { Context } from '../../context';
import type { RefundRow } from './openRefund';

/**
 * After a restore no refund is sent until the books were compared with the providers once: what was sent since the
 * backup stands in their lists alone. It is written down among what staff did, so that every server on the database
 * keeps to it, and nobody takes it back.
 */
const PAUSED = 'refunds.paused';
const RESUMED = 'refunds.resumed';

/** Refunds that would be sent when they are due; any other is only asked about. */
export const toBeSent: readonly RefundRow['status'][] = ['requested', 'sending', 'failed'];

/** Since when no refund is sent; null while refunds are. */
export async function refundsPausedSince(database: Database): Promise<Date | null> {
  const [last] = await database
    .select({ kind: staffAction.kind, at: staffAction.at })
    .from(staffAction)
    .where(inArray(staffAction.kind, [PAUSED, RESUMED]))
    .orderBy(desc(staffAction.id))
    .limit(1);
  return last?.kind === PAUSED ? last.at : null;
}

/** Has no refund sent until `resumeRefunds`. */
export async function pauseRefunds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { by, why }: { by: string; why: string },
): Promise<void> {
  await tx.insert(staffAction).values({ at: clock.now(), by, why, kind: PAUSED, detail: {} });
}

/** Resumes refunds, after both providers have listed everything they have. */
export async function resumeRefunds(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  await database
    .insert(staffAction)
    .values({ at: clock.now(), by: 'reconcile --all', why: null, kind: RESUMED, detail: {} });
}

/** What staff reads while refunds wait, and what to do. */
export function pauseInMessages(since: Date): string {
  return `No refund is sent: a backup was restored on ${lagosTime(since)} (Lagos time), and what was refunded since it was written is not in the books. npm run hotel -- reconcile --all compares them with both providers; once both have answered, refunds are sent again.`;
}
