import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentAttempt, refund } from '../../database/schema';
import type { AttemptRow } from '../attempts';
import type { RefundRow } from './openRefund';
import type { ProviderRefund } from '../../paymentProviders/provider';

/** A refund and the payment it returns. */
export interface RefundOfAttempt {
  refund: RefundRow;
  attempt: AttemptRow;
}

export async function findRefund(
  database: Database,
  refundId: string,
): Promise<RefundOfAttempt | null> {
  const [found] = await database
    .select({ refund, attempt: paymentAttempt })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(eq(refund.id, refundId));
  return found ?? null;
}

/** Locks a refund. Its reservation and attempt must be locked first. */
export async function lockRefund(tx: Database, refundId: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  return row ?? null;
}

export function refundsOf(database: Database, attemptId: string): Promise<RefundRow[]> {
  return database.select().from(refund).where(eq(refund.attemptId, attemptId));
}

/** The provider's ids of a payment's refunds that are known to be ours. */
export async function knownRefundIds(database: Database, attemptId: string): Promise<Set<string>> {
  const rows = await database
    .select({ id: refund.providerRefundId })
    .from(refund)
    .where(and(eq(refund.attemptId, attemptId), isNotNull(refund.providerRefundId)));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** What is known about a refund after asking its provider. */
export type RefundResult =
  /** The provider has it. */
  | { kind: 'known'; refund: ProviderRefund }
  /** Nothing new; check again later, not before `waitMs` milliseconds. */
  | { kind: 'silent'; waitMs: number | null }
  /** It was certainly not accepted, and can be sent again after `waitMs` milliseconds. */
  | { kind: 'notSent'; waitMs: number | null }
  /** The provider refused it. */
  | { kind: 'refused'; message: string };
