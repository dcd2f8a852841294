import type { Parts } from '../../parts/parts';
import { askAboutPayment, type ProviderWord } from './askAboutPayment';
import { isStillWaiting, waitOn } from './askAgain';
import { findAttempt } from '../attempts';
import { closeUselessPage } from '../opening/closeUselessPage';
import { handOn } from '../handOn';
import { recordPayment } from './recordPayment';

/**
 * Finds out from its provider what became of one of our payments, and draws the consequences once:
 * the guest's own question, a webhook and the sweep all come here, in any order and at the same time.
 * The provider is asked outside the transaction, and what it says is compared inside, under the lock
 * of the reservation. An unknown reference and a payment that is decided are left alone; an answer
 * that nothing is final needs no lock, because nothing but the next question follows from it.
 * @returns what the provider said; null where there was nothing to ask
 * @param transactionId the provider's own id, where a message names one: there can be several
 *   payments under one of our references
 */
export async function settle(
  parts: Parts,
  reference: string,
  transactionId: string | null = null,
): Promise<ProviderWord | null> {
  const attempt = await findAttempt(parts.database, reference);
  if (!attempt) return null;
  const word = await askAboutPayment(parts, attempt, transactionId);
  if (!word) return null;
  const work = isStillWaiting(attempt, word, parts.clock.now())
    ? await waitOn(parts, attempt, word)
    : await parts.database.transaction((tx) => recordPayment(tx, parts, attempt, word));
  await handOn(parts, work);
  await closeUselessPage(parts, attempt);
  return word;
}
