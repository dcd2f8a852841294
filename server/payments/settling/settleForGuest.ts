import type { Parts } from '../../parts/parts';
import type { AskSeldom } from '../askSeldom';
import { mayAskAbout, type Asker } from '../providerCalls';
import type { ProviderWord } from './askAboutPayment';
import { settle } from './settle';

/** One question for all who want to know the same at a moment. */
export type AskProvider = AskSeldom<ProviderWord | null>;

/**
 * Settles a payment because somebody wants to know what became of it, no more often than they may have a provider asked.
 * @param transactionId the provider's own id, which can name another payment under the same reference
 * @returns what the provider said just now; null where it was not asked
 */
export function settleForGuest(
  parts: Parts,
  { reference, transactionId = null }: { reference: string; transactionId?: string | null },
  asker: Asker,
  ask: AskProvider,
): Promise<ProviderWord | null> {
  const name = transactionId === null ? reference : `${reference} ${transactionId}`;
  return ask(name, async () =>
    (await mayAskAbout(parts, reference, asker)) ? settle(parts, reference, transactionId) : null,
  );
}
