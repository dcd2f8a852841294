import type { PaymentsContext } from '../context';
import type { ShareRecent } from '../shareRecent';
import { mayAskAbout, type Asker } from '../providerCalls';
import type { ProviderResult } from './fetchPayment';
import { wasAbandoned } from './paymentOutcome';
import { settle } from './settle';

/** Shares one provider call among all who ask about the same payment at once. */
export type AskProvider = ShareRecent<ProviderResult | null>;

/**
 * Settles a payment on request, within the limits on provider calls.
 * @param transactionId the provider's own id, which can name another payment under the same reference
 * @returns what the provider has just said; null if it was not asked, or if it told somebody else that nothing was
 * paid: this guest may have paid since
 */
export async function settleForGuest(
  context: PaymentsContext,
  { reference, transactionId = null }: { reference: string; transactionId?: string | null },
  asker: Asker,
  ask: AskProvider,
): Promise<ProviderResult | null> {
  const name = transactionId === null ? reference : `${reference} ${transactionId}`;
  const asked = { isOwn: false };
  const result = await ask(name, async () => {
    asked.isOwn = true;
    return (await mayAskAbout(context, reference, asker))
      ? settle(context, reference, transactionId)
      : null;
  });
  return asked.isOwn || !wasAbandoned(result) ? result : null;
}
