import { and, eq, isNull } from 'drizzle-orm';
import { refund } from '../../../database/schema';
import { ProviderError, type BankAccount } from '../../../paymentProviders/provider';
import { recordEvent } from '../../../reservations/applyEvent';
import { needsAccount } from '../../../reservations/accountRefunds';
import { lockReservation } from '../../../reservations/queries';
import { lockAttempt } from '../../attempts';
import type { PaymentsContext } from '../../context';
import {
  accountNotNeeded,
  accountOutcomeUnknown,
  accountProviderUnavailable,
  accountRefused,
} from '../../errors';
import { recordMoney, type AlsoWrite } from '../../recording';
import { recordRefund } from '../recordRefund';
import { refundsPausedSince } from '../refundPause';
import { findRefund, lockRefund, type RefundOfAttempt } from '../refunds';
import { ACCOUNT_GIVEN, ANSWERED_WITHIN, storedAccountOf, type Giver } from './accountEvents';

/** Everything that sending needs; a command of staff has no queue. */
type SendingContext = Omit<PaymentsContext, 'jobs'> & Partial<Pick<PaymentsContext, 'jobs'>>;

/** A claim to send a refund to an account; its time identifies it. */
interface Claim {
  found: RefundOfAttempt;
  providerRefundId: string;
  at: Date;
}

/** Accounts on their way to the provider, by refund. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sends a refund that needs attention to an account, at most once until the provider asks for another one. The number goes to
 * the provider and is stored nowhere, so a lost answer is never repeated: the refund is checked instead. Another account
 * that is given meanwhile waits for the first one's end, so that a repeat finds its result.
 * @throws ApiError 409 `refund_refused` if none is needed or the provider refuses, 502 `provider_unavailable` if nobody
 *   knows whether it was taken
 */
export async function sendToAccount(...sent: Parameters<typeof sendOnce>): Promise<void> {
  const [, refundId] = sent;
  await Promise.allSettled([underWay.get(refundId)]);
  const sending = sendOnce(...sent).finally(() => underWay.delete(refundId));
  underWay.set(refundId, sending);
  return sending;
}

async function sendOnce(
  context: SendingContext,
  refundId: string,
  account: BankAccount,
  giver: Giver,
  alsoWrite?: AlsoWrite<null>,
): Promise<void> {
  if ((await refundsPausedSince(context.database)) !== null) {
    throw accountProviderUnavailable();
  }
  const claim = await claimFor(context, refundId, account, giver);
  try {
    const theirs = await context.providers.paystack.sendRefundTo(claim.providerRefundId, account);
    const result = { kind: 'known', refund: theirs } as const;
    await recordMoney(context, async (recording) => {
      await recordRefund(recording, claim.found, result);
      await alsoWrite?.(recording.tx, null);
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, refundId }, 'An account for a refund was not taken');
    if (error.kind === 'unknown') throw accountOutcomeUnknown();
    await giveUp(context, claim);
    if (error.kind === 'busy') throw accountProviderUnavailable();
    throw accountRefused();
  }
}

async function claimFor(
  context: SendingContext,
  refundId: string,
  account: BankAccount,
  giver: Giver,
): Promise<Claim> {
  const at = context.clock.now();
  const found = await findRefund(context.database, refundId);
  if (!found) throw accountNotNeeded();
  return context.database.transaction(async (tx) => {
    const { attempt } = found;
    await lockReservation(tx, attempt.reservationId);
    await lockAttempt(tx, attempt.id);
    const row = await lockRefund(tx, refundId);
    if (!row || !needsAccount(row) || row.providerRefundId === null) {
      throw accountNotNeeded();
    }
    const nextCheckAt = new Date(at.getTime() + ANSWERED_WITHIN);
    await tx
      .update(refund)
      .set({ accountGivenAt: at, retriedAt: at, nextCheckAt, updatedAt: at })
      .where(and(eq(refund.id, refundId), isNull(refund.accountGivenAt)));
    const detail = { refundId, ...storedAccountOf(account), ...giver };
    await recordEvent(tx, context, attempt.reservationId, ACCOUNT_GIVEN, detail);
    return { found, providerRefundId: row.providerRefundId, at };
  });
}

/** It was certainly not taken: another account can be given at once, and the refund is checked. */
async function giveUp(
  { database, clock }: Pick<PaymentsContext, 'database' | 'clock'>,
  { found, at }: Claim,
): Promise<void> {
  const now = clock.now();
  await database
    .update(refund)
    .set({ accountGivenAt: null, nextCheckAt: now, updatedAt: now })
    .where(and(eq(refund.id, found.refund.id), eq(refund.accountGivenAt, at)));
}
