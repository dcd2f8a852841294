import type { Parts } from '../../context';
import { enqueueAll } from '../enqueueAll';
import { checkRefund } from './checkRefund';
import { recordRefund } from './recordRefund';
import { refundsPausedSince } from './refundPause';
import { findRefund, type RefundOfAttempt } from './refunds';
import type { RefundResult } from './refundResult';
import { readProviderRefunds } from './readProviderRefunds';
import { sendRefund } from './sendRefund';

/** Brings one refund a step further: sends it, or asks what became of it. Safe to run twice. */
export async function advanceRefund(parts: Parts, refundId: string): Promise<void> {
  const found = await findRefund(parts.database, refundId);
  if (!found) return;
  const word = await wordOn(parts, found);
  if (!word) return;
  const work = await parts.database.transaction((tx) => recordRefund(tx, parts, found, word));
  await enqueueAll(parts, work);
}

/** Whether a refund that failed is due to be sent once more: by the schedule of refusals, or by staff. */
function isTriedAgain(
  { clock }: Pick<Parts, 'clock'>,
  { refund: { nextCheckAt } }: RefundOfAttempt,
): boolean {
  return nextCheckAt !== null && nextCheckAt <= clock.now();
}

async function sendUnlessPaused(
  parts: Parts,
  found: RefundOfAttempt,
): Promise<RefundResult | null> {
  return (await refundsPausedSince(parts.database)) === null ? sendRefund(parts, found) : null;
}

/** What the provider says of the refund now; null when there is nothing to record. */
async function wordOn(parts: Parts, found: RefundOfAttempt): Promise<RefundResult | null> {
  switch (found.refund.status) {
    case 'requested':
    case 'sending':
      return sendUnlessPaused(parts, found);
    case 'sent':
    case 'needs_attention':
      return checkRefund(parts, found);
    case 'failed':
      if (isTriedAgain(parts, found)) return sendUnlessPaused(parts, found);
      // Somebody may have made it at the provider meanwhile.
      await readProviderRefunds(parts, found.attempt);
      return null;
    case 'settled':
    case 'replaced':
      return null;
  }
}
