import type { Database } from '../../database/database';
import { refund } from '../../database/schema';
import type { FollowUpJob } from '../jobs';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { ProviderRefund } from '../../paymentProviders/provider';
import { nextRefundCheck } from '../settlement/checkSchedule';
import { reasonsForOthers, type RefundRow } from './openRefund';
import { applyProviderStatus, type RecordingContext } from './recordRefund';

/** A provider's refund that states its amount. */
export type ReadableRefund = ProviderRefund & { amountKobo: number };

export function isReadable(theirs: ProviderRefund): theirs is ReadableRefund {
  return theirs.amountKobo !== null;
}

/**
 * Takes a refund that only the provider has into our books, with the provider's amount. From then on it is tracked
 * like ours, enters the ledger once it is paid out, and ends the reservation if nothing of the price is left. The
 * charge must be booked, and the refund must not match one of ours (`matchRefunds`).
 * @returns follow-up work for after the commit
 */
export async function adoptProviderRefund(
  tx: Database,
  context: RecordingContext,
  { reservation, attempt }: { reservation: ReservationRow; attempt: AttemptRow },
  theirs: ReadableRefund,
): Promise<FollowUpJob[]> {
  const now = context.clock.now();
  const row: RefundRow = {
    id: context.random.uuid(),
    attemptId: attempt.id,
    amountKobo: theirs.amountKobo,
    cause: 'atProvider',
    reason: reasonsForOthers.atProvider,
    status: 'sent',
    providerRefundId: theirs.id,
    checks: 0,
    refusals: 0,
    nextCheckAt: nextRefundCheck(now, now),
    requestedAt: now,
    retriedAt: null,
    accountGivenAt: null,
    updatedAt: now,
  };
  await tx.insert(refund).values(row);
  context.log.warn(
    { refundId: row.id, provider: attempt.provider, amountKobo: row.amountKobo },
    'A refund that only the provider had was taken into the books',
  );
  return applyProviderStatus({ tx, context, reservation, attempt, refund: row }, theirs);
}
