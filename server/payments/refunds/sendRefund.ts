import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { refund } from '../../db/schema';
import type { Parts } from '../../parts/parts';
import type { AttemptRow } from '../attempts';
import { ProviderError, type ProviderRefund } from '../providers/provider';
import { knownRefundIds, type RefundOfAttempt } from './refunds';
import type { RefundWord } from './refundWord';

/** Longer than sending takes, and long enough for a lost refund to appear in the provider's list. */
const CLAIM = 2 * 60_000;

/** What a provider certainly takes of a guest's words; all of them stand in the refund's row. */
const LONGEST_REASON = 200;

/** It may have been taken on, and gets time to appear in the provider's list before anything else happens. */
const lost: RefundWord = { kind: 'silent', waitMs: CLAIM };

type SendingParts = Pick<Parts, 'clock' | 'database' | 'providers' | 'log'>;

/**
 * Sends a refund to its provider. Only who has written down that it is being sent may do it; where
 * somebody did and the answer never came, the provider's list is looked through first.
 * @returns null when somebody else is at it
 */
export async function sendRefund(
  parts: SendingParts,
  found: RefundOfAttempt,
): Promise<RefundWord | null> {
  if (!(await claim(parts, found))) return null;
  try {
    // Its answer was lost, or it failed and somebody may have made it at the provider meanwhile.
    const mayBeThere = found.refund.status !== 'requested';
    const taken = mayBeThere ? await findAmongTheirs(parts, found) : null;
    return { kind: 'known', refund: taken ?? (await send(parts, found)) };
  } catch (error) {
    return wordOfError(parts, found, error);
  }
}

/**
 * Looks whether somebody made a refund at the provider that had failed from here, and sends nothing.
 * @returns null when there is none, or the provider can't say
 */
export async function adoptRefund(
  parts: SendingParts,
  found: RefundOfAttempt,
): Promise<RefundWord | null> {
  try {
    const taken = await findAmongTheirs(parts, found);
    return taken ? { kind: 'known', refund: taken } : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    parts.log.warn({ err: error, refundId: found.refund.id }, 'A refund could not be looked for');
    return null;
  }
}

async function claim(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
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

function send(
  { providers }: Pick<Parts, 'providers'>,
  { refund: { amountKobo, reason }, attempt }: RefundOfAttempt,
): Promise<ProviderRefund> {
  return providers[attempt.provider].requestRefund({
    transactionId: transactionOf(attempt),
    amountKobo,
    reason: reason.slice(0, LONGEST_REASON),
  });
}

/** A refund of the amount at the provider that isn't known to be another of ours: the one whose answer was lost. */
async function findAmongTheirs(
  { providers, database }: Pick<Parts, 'providers' | 'database'>,
  { refund: { amountKobo, status }, attempt }: RefundOfAttempt,
): Promise<ProviderRefund | null> {
  const theirs = await providers[attempt.provider].listRefunds(transactionOf(attempt));
  const ours = await knownRefundIds(database, attempt.id);
  const isOurs = (one: ProviderRefund) => one.amountKobo === amountKobo && !ours.has(one.id);
  // Where ours failed, another failed one makes nothing better.
  return (
    theirs.find((one) => isOurs(one) && !(status === 'failed' && one.state === 'failed')) ?? null
  );
}

function transactionOf({ providerTransactionId, reference }: AttemptRow): string {
  return providerTransactionId ?? reference;
}

async function wordOfError(
  parts: SendingParts,
  found: RefundOfAttempt,
  error: unknown,
): Promise<RefundWord> {
  if (!(error instanceof ProviderError)) throw error;
  const { provider } = found.attempt;
  parts.log.warn({ err: error, provider, refundId: found.refund.id }, 'A refund was not taken on');
  switch (error.kind) {
    case 'busy':
      return { kind: 'notSent', waitMs: error.retryAfterMs };
    case 'unknown':
      return lost;
    case 'refused':
      return wordOfRefusal(parts, found, error);
  }
}

/** A no can mean that an earlier try, whose answer was lost, was a yes. */
async function wordOfRefusal(
  parts: SendingParts,
  found: RefundOfAttempt,
  { message }: ProviderError,
): Promise<RefundWord> {
  try {
    const taken = await findAmongTheirs(parts, found);
    return taken ? { kind: 'known', refund: taken } : { kind: 'refused', message };
  } catch (error) {
    if (error instanceof ProviderError) return lost;
    throw error;
  }
}
