import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { review } from '../../database/schema';
import { writeClosing, type ClosingNote } from './writeClosing';
import { caseCalled } from './openReviews';

const ABOUT_ACCOUNTS = ['refund_needs_attention', 'refund_account_other_name'];

/** Closes the cases of a refund that an account was needed for: its reservation is locked. */
export async function closeAccountCases(
  tx: Database,
  context: Pick<Context, 'clock'>,
  refundId: string,
  note: ClosingNote,
): Promise<void> {
  const open = await tx
    .select({ id: review.id })
    .from(review)
    .where(
      and(
        eq(review.refundId, refundId),
        inArray(review.kind, ABOUT_ACCOUNTS),
        isNull(review.closedAt),
      ),
    );
  for (const { id } of open) {
    const found = await caseCalled(tx, id);
    if (found) await writeClosing(tx, context, found, note);
  }
}
