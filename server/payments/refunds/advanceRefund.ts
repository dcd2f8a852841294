import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { refundIs } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import { ProviderError, refundNote, type ProviderRefund } from '../../paymentProviders/provider';
import type { PaymentsContext } from '../context';
import { recordMoney } from '../recording';
import { listProviderRefunds, readProviderRefunds, recordProviderRefunds } from './providerRefunds';
import { recordRefund, type RefundResult } from './recordRefund';
import { refundsPausedSince } from './refundPause';
import { findRefund, reasonForProvider, type RefundOfAttempt } from './refunds';

/** Advances one refund: sends it, or checks what became of it. Safe to run twice. */
export async function advanceRefund(context: PaymentsContext, refundId: string): Promise<void> {
  const found = await findRefund(context.database, refundId);
  if (!found) return;
  const result = await fetchResult(context, found);
  if (!result) return;
  await recordMoney(context, (recording) => recordRefund(recording, found, result));
}

async function sendUnlessPaused(
  context: PaymentsContext,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  return (await refundsPausedSince(context.database)) === null ? sendRefund(context, found) : null;
}

/** The provider's current answer about the refund; null if there is nothing to record. */
async function fetchResult(
  context: PaymentsContext,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  const { status, nextCheckAt } = found.refund;
  switch (status) {
    case 'requested':
    case 'sending':
      return sendUnlessPaused(context, found);
    case 'sent':
    case 'needs_attention':
      return checkRefund(context, found);
    case 'failed':
      // Due to be sent again, by the retry schedule or by staff.
      if (nextCheckAt !== null && nextCheckAt <= context.clock.now()) {
        return sendUnlessPaused(context, found);
      }
      // The refund may have been made at the provider meanwhile.
      await readProviderRefunds(context, found.attempt);
      return null;
    case 'settled':
    case 'replaced':
      return null;
  }
}

/** Checks a refund that the provider has. */
async function checkRefund(
  { providers, log }: Pick<PaymentsContext, 'providers' | 'log'>,
  { refund: { id, providerRefundId }, attempt: { provider } }: RefundOfAttempt,
): Promise<RefundResult> {
  if (providerRefundId === null) return { kind: 'silent', waitMs: null };
  try {
    const refund = await providers[provider].findRefund(providerRefundId);
    return refund ? { kind: 'known', refund } : { kind: 'silent', waitMs: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, refundId: id }, 'A refund could not be asked about');
    return { kind: 'silent', waitMs: error.retryAfterMs };
  }
}

/** Longer than sending takes, and long enough for a lost refund to appear in the provider's list. */
const CLAIM = 2 * 60_000;

/** It may have been accepted, so it gets time to appear in the provider's list first. */
const lost: RefundResult = { kind: 'silent', waitMs: CLAIM };

/**
 * Sends a refund to its provider. It first claims the refund, so that only one process sends it, and then updates our
 * books by the provider's list, which also has what our books have forgotten.
 * @returns null if another process is sending it, or the list has settled it
 */
async function sendRefund(
  context: PaymentsContext,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  if (!(await claim(context, found))) return null;
  const checks = found.refund.checks + 1;
  let unsent: RefundOfAttempt | null;
  try {
    unsent = await stillToSend(context, found, checks);
  } catch (error) {
    return resultWhenUnreachable(context, found, error);
  }
  if (!unsent) return null;
  try {
    return { kind: 'known', refund: await send(context, unsent) };
  } catch (error) {
    return resultOfError(context, unsent, error);
  }
}

async function claim(
  { clock, database }: Pick<PaymentsContext, 'clock' | 'database'>,
  { refund: { id, status, checks } }: RefundOfAttempt,
): Promise<boolean> {
  const now = clock.now();
  const claimed = await database
    .update(refund)
    .set({
      status: 'sending',
      checks: checks + 1,
      nextCheckAt: new Date(now.getTime() + CLAIM),
      updatedAt: now,
    })
    .where(
      and(
        eq(refund.id, id),
        eq(refund.status, status),
        eq(refund.checks, checks),
        or(isNull(refund.nextCheckAt), lte(refund.nextCheckAt, now)),
      ),
    )
    .returning({ id: refund.id });
  return claimed.length > 0;
}

/**
 * Reads the provider's list for a claimed refund.
 * @param checks identifies the claim
 * @returns the refund as it is now to be sent; null if the provider has it or nothing is left to send
 */
async function stillToSend(
  context: PaymentsContext,
  { refund: { id }, attempt }: RefundOfAttempt,
  checks: number,
): Promise<RefundOfAttempt | null> {
  const theirs = await listProviderRefunds(context, attempt);
  await recordMoney(context, (recording) => recordProviderRefunds(recording, attempt, theirs, id));
  const now = await findRefund(context.database, id);
  return now && isStillClaimed(context, now, checks) ? now : null;
}

/** A process that was held up until its claim ran out must not send the refund any more. */
function isStillClaimed(
  { clock }: Pick<PaymentsContext, 'clock'>,
  { refund: own }: RefundOfAttempt,
  ourChecks: number,
): boolean {
  const { checks, nextCheckAt } = own;
  const isOurs = refundIs(own, 'claimed') && checks === ourChecks;
  return isOurs && nextCheckAt !== null && nextCheckAt > clock.now();
}

function send(
  { providers }: Pick<PaymentsContext, 'providers'>,
  { refund: own, attempt: { provider, providerTransactionId, reference } }: RefundOfAttempt,
): Promise<ProviderRefund> {
  return providers[provider].requestRefund({
    transactionId: providerTransactionId ?? reference,
    amountKobo: own.amountKobo,
    note: refundNote(own.id, reasonForProvider(own)),
  });
}

/** Without the list nothing was sent now, but an earlier try may still be on its way. */
function resultWhenUnreachable(
  { log }: Pick<PaymentsContext, 'log'>,
  { refund: own, attempt: { provider } }: RefundOfAttempt,
  error: unknown,
): RefundResult {
  if (!(error instanceof ProviderError)) throw error;
  log.warn({ err: error, provider, refundId: own.id }, 'A refund could not be looked for');
  const waitMs = error.retryAfterMs;
  return refundIs(own, 'claimed')
    ? { kind: 'silent', waitMs: waitMs ?? CLAIM }
    : { kind: 'notSent', waitMs };
}

async function resultOfError(
  context: PaymentsContext,
  found: RefundOfAttempt,
  error: unknown,
): Promise<RefundResult | null> {
  if (!(error instanceof ProviderError)) throw error;
  const { provider } = found.attempt;
  context.log.warn(
    { err: error, provider, refundId: found.refund.id },
    'A refund was not taken on',
  );
  switch (error.kind) {
    case 'busy':
      return { kind: 'notSent', waitMs: error.retryAfterMs };
    case 'unknown':
      return lost;
    case 'refused':
      return resultOfRefusal(context, found, error);
  }
}

/** A refusal can mean that the money went back meanwhile, e.g. by an earlier try whose response was lost. */
async function resultOfRefusal(
  context: PaymentsContext,
  found: RefundOfAttempt,
  { message }: ProviderError,
): Promise<RefundResult | null> {
  try {
    const unsent = await stillToSend(context, found, found.refund.checks);
    return unsent ? { kind: 'refused', message } : null;
  } catch (error) {
    if (error instanceof ProviderError) return lost;
    throw error;
  }
}
