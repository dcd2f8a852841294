import { followFindings, type FollowUps } from '../../books/followFindings';
import { reconcile, type Reconciliation } from '../../books/reconcile';
import { paymentProviders } from '../../../machines/shared/paymentChannel';
import { noticeDisputes } from '../../payments/cases/disputes';
import { refundsPausedSince, resumeRefunds } from '../../payments/refunds/refundPause';
import type { DeskContext } from '../context';

/** The result of comparing the books, and the work that followed from it. */
export interface ReconciledBooks {
  result: Reconciliation;
  followed: FollowUps;
  /** Whether a provider did not answer, or did not list everything. */
  hasSilence: boolean;
  /** Since when no refund is sent; `resumed` if this comparison has ended that; null if refunds are sent. */
  refundsPaused: Date | 'resumed' | null;
}

/**
 * Compares the books with each other and with the providers, and has what is missing followed up. Moves no money.
 * @param asksAll whether to ask about all payments; once both providers have listed everything, what is missing after a
 * restore was named, and its pause of refunds ends. A comparison that began before the restore ends nothing.
 */
export async function reconcileBooks(
  context: DeskContext,
  { asksAll }: { asksAll: boolean },
): Promise<ReconciledBooks> {
  const { database } = context;
  const pausedBefore = await refundsPausedSince(database);
  for (const provider of paymentProviders) await noticeDisputes(context, provider);
  const result = await reconcile(context, { asksAll });
  const isUnanswered = result.unanswered.length + result.unlisted.length > 0;
  const followed = await followFindings(context, result);
  const since = await refundsPausedSince(database);
  const isThatPause = since !== null && since.getTime() === pausedBefore?.getTime();
  if (!asksAll || isUnanswered || !isThatPause) {
    return { result, followed, hasSilence: isUnanswered, refundsPaused: since };
  }
  await resumeRefunds(database, context);
  return { result, followed, hasSilence: isUnanswered, refundsPaused: 'resumed' };
}
