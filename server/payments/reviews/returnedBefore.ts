import type { Kobo } from '../../../machines/shared/money';
import type { Database } from '../../database/database';
import { ledgerEntry, refund } from '../../database/schema';
import type { AttemptRow } from '../attempts';
import type { ProviderPayment, ProviderRefund } from '../../paymentProviders/provider';
import { reasonsForOthers } from '../refunds/refundReasons';
import { asked, type DecidingParts } from './caseInHand';

/** A refund that somebody had the provider make, and that is paid out. */
export type PaidOut = ProviderRefund & { amountKobo: Kobo };

function isPaidOut(one: ProviderRefund): one is PaidOut {
  return one.state === 'settled' && one.amountKobo !== null;
}

/**
 * All refunds that a provider has of a payment.
 * @throws Refusal where it gives no word
 */
export async function refundsThere(
  { providers }: Pick<DecidingParts, 'providers'>,
  provider: AttemptRow['provider'],
  { transactionId }: Pick<ProviderPayment, 'transactionId'>,
): Promise<{ paidOut: PaidOut[]; underWay: ProviderRefund[] }> {
  if (transactionId === null) return { paidOut: [], underWay: [] };
  const theirs = await asked(() => providers[provider].listRefunds(transactionId));
  return {
    paidOut: theirs.filter(isPaidOut),
    underWay: theirs.filter((one) => one.state !== 'failed' && !isPaidOut(one)),
  };
}

export function sumKobo(refunds: readonly PaidOut[]): Kobo {
  return refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** Books a refund of a payment whose charge is booked in the same transaction. */
export async function bookRefundThere(
  tx: Database,
  { clock, random }: Pick<DecidingParts, 'clock' | 'random'>,
  { id: attemptId }: AttemptRow,
  { id: providerRefundId, amountKobo }: PaidOut,
): Promise<void> {
  const now = clock.now();
  const refundId = random.uuid();
  await tx.insert(refund).values({
    id: refundId,
    attemptId,
    amountKobo,
    cause: 'atProvider',
    reason: reasonsForOthers.atProvider,
    status: 'settled',
    providerRefundId,
    requestedAt: now,
    updatedAt: now,
  });
  await tx.insert(ledgerEntry).values({ at: now, kind: 'refund', attemptId, refundId, amountKobo });
}
