import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { Sandbox } from '../../../sandbox/sandbox';

/** What a guest can press on a provider's page; what a page doesn't have there, it takes for paying. */
export type Button =
  | 'pay'
  | 'payWithoutReturning'
  | 'paySlowly'
  | 'payWithFee'
  | 'payThenCancel'
  | 'decline'
  | 'cancel'
  | 'close'
  | 'expire';

/** Presses a button, and answers the way back to the hotel; null where the browser stays with the provider. */
export async function pressButton(
  sandbox: Sandbox,
  { provider, checkoutUrl }: { provider: ProviderName; checkoutUrl: string },
  button: Button,
  card?: string,
): Promise<URL | null> {
  const { headers } = await sandbox[provider].app.inject({
    method: 'POST',
    url: new URL(checkoutUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      action: button,
      ...(card === undefined ? {} : { card }),
    }).toString(),
  });
  const { location } = headers;
  if (typeof location !== 'string' || !URL.canParse(location)) return null;
  const address = new URL(location);
  return address.origin === 'http://hotel.test' ? address : null;
}
