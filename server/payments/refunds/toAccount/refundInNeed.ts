import { and, asc, eq, isNotNull, isNull, inArray } from 'drizzle-orm';
import { channelNamed } from '../../../../machines/shared/paymentChannel';
import type { Database } from '../../../database/database';
import { paymentAttempt, refund, review } from '../../../database/schema';
import type { AttemptRow } from '../../attempts';
import type { RefundRow } from '../openRefund';
import type { RefundOfAttempt } from '../refunds';

/** The kind of the case about an account in another name than the sender's. */
export const OTHER_NAME = 'refund_account_other_name';

/**
 * Whether a refund of this payment can go to an account that somebody gives: Paystack takes one, and of a transfer alone is it
 * known in whose name the money came.
 */
export function canGoToAccount({ provider, channel }: Pick<AttemptRow, 'provider' | 'channel'>) {
  return provider === 'paystack' && channelNamed(channel) === 'bank_transfer';
}

/** Whether the provider waits for an account for it. */
export function needsAccount({ status, accountGivenAt, providerRefundId }: RefundRow): boolean {
  return status === 'needs_attention' && accountGivenAt === null && providerRefundId !== null;
}

/** The refund of a reservation that waits for an account, else one that was given one and is under way; null where none is. */
export async function refundInNeed(
  database: Database,
  reservationId: string,
): Promise<RefundOfAttempt | null> {
  const found = await database
    .select({ refund, attempt: paymentAttempt })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        inArray(refund.status, ['needs_attention', 'sent']),
        isNotNull(refund.providerRefundId),
      ),
    )
    .orderBy(asc(refund.requestedAt), asc(refund.id));
  const possible = found.filter(({ attempt }) => canGoToAccount(attempt));
  return (
    possible.find((one) => needsAccount(one.refund)) ??
    possible.find((one) => one.refund.accountGivenAt !== null) ??
    null
  );
}

/** Whether staff looks into an account that was given for a refund. */
export async function isAccountUnderReview(database: Database, refundId: string): Promise<boolean> {
  const [open] = await database
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.refundId, refundId), eq(review.kind, OTHER_NAME), isNull(review.closedAt)))
    .limit(1);
  return open !== undefined;
}
