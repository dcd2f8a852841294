import type { Parts } from '../../parts';
import { handOn } from '../handOn';
import { followRefund } from './followRefund';
import { recordRefund } from './recordRefund';
import { findRefund, type RefundOfAttempt } from './refunds';
import type { RefundWord } from './refundWord';
import { sendRefund } from './sendRefund';

/** Brings one refund a step further: sends it, or asks what became of it. Safe to run twice. */
export async function carryRefund(parts: Parts, refundId: string): Promise<void> {
  const found = await findRefund(parts.database, refundId);
  if (!found) return;
  const word = await wordOn(parts, found);
  if (!word) return;
  const work = await parts.database.transaction((tx) => recordRefund(tx, parts, found, word));
  await handOn(parts, work);
}

/** What the provider says of the refund now; null when there is nothing to record. */
function wordOn(parts: Parts, found: RefundOfAttempt): Promise<RefundWord | null> {
  switch (found.refund.status) {
    case 'requested':
    case 'sending':
      return sendRefund(parts, found);
    case 'sent':
    case 'needs_attention':
      return followRefund(parts, found);
    case 'settled':
    case 'failed':
      return Promise.resolve(null);
  }
}
