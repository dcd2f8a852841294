import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RefundAccountState } from '../../machines/reservation/policy';
import { channelNamed } from '../../machines/shared/paymentChannel';
import type { Database } from '../database/database';
import { refundIs, whereRefund } from '../database/refundStatus';
import { paymentAttempt, refund, paymentCase } from '../database/schema';

type Refund = typeof refund.$inferSelect;
type Attempt = typeof paymentAttempt.$inferSelect;

/** The kind of the case about an account in another name than the sender's. */
export const OTHER_NAME = 'refund_account_other_name';

/**
 * Whether a refund of this payment can go to an account that somebody gives: Paystack takes one, and of a transfer alone is it
 * known in whose name the money came.
 */
export function canGoToAccount({ provider, channel }: Pick<Attempt, 'provider' | 'channel'>) {
  return provider === 'paystack' && channelNamed(channel) === 'bank_transfer';
}

/** A refund and its payment, as far as an account for it is concerned. */
export interface AccountRefund
  extends
    Pick<Refund, 'id' | 'status' | 'providerRefundId'>,
    Pick<Attempt, 'provider' | 'channel'> {
  /** When it was given one, as text, because it comes as JSON. */
  accountGivenAt: string | null;
  /** Whether staff looks into the account that was given. */
  isLookedInto: boolean;
}

type Waiting = Pick<Refund, 'status' | 'providerRefundId'> & { accountGivenAt: unknown };

/** Whether the provider waits for an account for a refund. */
export function needsAccount(waiting: Waiting): boolean {
  const { accountGivenAt, providerRefundId } = waiting;
  return refundIs(waiting, 'stuck') && accountGivenAt === null && providerRefundId !== null;
}

/**
 * The refund that waits for an account, else one under way to an account; null if there is none.
 * @param refunds a reservation's refunds that are with their provider, the oldest first
 */
export function refundAboutAccount(refunds: readonly AccountRefund[]): AccountRefund | null {
  const possible = refunds.filter(canGoToAccount);
  return (
    possible.find(needsAccount) ??
    possible.find(({ accountGivenAt }) => accountGivenAt !== null) ??
    null
  );
}

/** The state of a refund that is about an account; null if there is none. */
export function refundAccountOf(refunds: readonly AccountRefund[]): RefundAccountState | null {
  const found = refundAboutAccount(refunds);
  if (found === null) return null;
  if (!needsAccount(found)) return 'given';
  return found.isLookedInto ? 'underReview' : 'needed';
}

/** A reservation's refunds that are with their provider, the oldest first, as a subquery. */
export function refundsAtProvider(database: Database, reservationId: AnyPgColumn) {
  const lookedInto = database
    .select({ id: paymentCase.id })
    .from(paymentCase)
    .where(
      and(
        eq(paymentCase.attemptId, refund.attemptId),
        eq(paymentCase.refundId, refund.id),
        eq(paymentCase.kind, OTHER_NAME),
        isNull(paymentCase.closedAt),
      ),
    );
  return database
    .select({
      accountRefunds: sql<AccountRefund[]>`coalesce(json_agg(json_build_object(
        'id', ${refund.id},
        'status', ${refund.status},
        'providerRefundId', ${refund.providerRefundId},
        'accountGivenAt', ${refund.accountGivenAt},
        'provider', ${paymentAttempt.provider},
        'channel', ${paymentAttempt.channel},
        'isLookedInto', ${exists(lookedInto)}
      ) order by ${refund.requestedAt}, ${refund.id}), '[]'::json)`.as('account_refunds'),
    })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        whereRefund('atProvider'),
        isNotNull(refund.providerRefundId),
      ),
    )
    .as('at_provider');
}
