import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { Sandbox } from '../../../sandbox/sandbox';
import { send } from '../../sandbox/merchant';

/** What a guest can press on a provider's page. A button that a page doesn't have counts as paying. */
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

/** What a guest does on the tabs that need no card. */
export type CardlessAction = 'choose' | 'sent' | 'dialled' | 'dialFailed';

/** A provider's page that a guest has open. */
export interface OpenCheckout {
  provider: ProviderName;
  checkoutUrl: string;
}

/** Presses a button. Returns the URL back to the hotel; null if the browser stays at the provider. */
export function pressButton(
  sandbox: Sandbox,
  page: OpenCheckout,
  button: Button,
  card?: string,
): Promise<URL | null> {
  return submit(sandbox, page, { action: button, ...(card === undefined ? {} : { card }) });
}

/** The same on the tab of a channel without a card. */
export function pressOnTab(
  sandbox: Sandbox,
  page: OpenCheckout,
  channel: 'bank_transfer' | 'ussd',
  action: CardlessAction,
): Promise<URL | null> {
  return submit(sandbox, page, { action, channel });
}

/** Looks at the tab on which a transfer is awaited; it leads back to the hotel once the money has come. */
export async function lookAtTransfer(
  sandbox: Sandbox,
  { provider, checkoutUrl }: OpenCheckout,
): Promise<URL | null> {
  const { pathname } = new URL(checkoutUrl);
  const { headers } = await sandbox[provider].app.inject(`${pathname}?channel=bank_transfer`);
  return wayBack(headers.location);
}

async function submit(
  sandbox: Sandbox,
  { provider, checkoutUrl }: OpenCheckout,
  fields: Record<string, string>,
): Promise<URL | null> {
  return wayBack(await send(sandbox[provider].app, new URL(checkoutUrl).pathname, fields));
}

/** Null for a URL that is not the hotel's. */
function wayBack(location: unknown): URL | null {
  if (typeof location !== 'string' || !URL.canParse(location)) return null;
  const address = new URL(location);
  return address.origin === 'http://hotel.test' ? address : null;
}
