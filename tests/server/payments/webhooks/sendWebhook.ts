import { createHmac } from 'node:crypto';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import type { HotelResponse } from '../../support/hotel';
import type { PaymentWorld } from '../paymentWorld';

/** Where the providers send their webhooks. */
const webhookAddresses = {
  paystack: '/api/v1/webhooks/paystack',
  flutterwave: '/api/v1/webhooks/flutterwave',
} as const satisfies Record<ProviderName, string>;

type ProvingWorld = Pick<PaymentWorld, 'context'>;

/** The header by which a provider proves that a body comes from it. */
function proofOf(
  { context: { configuration } }: ProvingWorld,
  provider: ProviderName,
  body: string,
): Record<string, string> {
  const { paystack, flutterwave } = configuration;
  if (provider === 'flutterwave') return { 'verif-hash': flutterwave.secretHash };
  const signature = createHmac('sha512', paystack.secretKey).update(body).digest('hex');
  return { 'x-paystack-signature': signature };
}

/** Sends a webhook in a provider's name, proven unless other headers are given. */
export function sendWebhook(
  world: PaymentWorld,
  provider: ProviderName,
  body: string,
  headers: Record<string, string> = proofOf(world, provider, body),
): Promise<HotelResponse> {
  return world.request('POST', webhookAddresses[provider], { body, headers });
}
