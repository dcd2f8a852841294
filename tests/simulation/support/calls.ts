import type { WebhookRequest } from '../../../sandbox/world';
import type { ProviderName } from '../../../server/paymentProviders/provider';

/** What all calls of one guest have in common, under an idempotency key or without one. */
export function guestCall(accountId: string, key?: string) {
  return {
    headers: key === undefined ? {} : { 'idempotency-key': key },
    caller: { accountId, sessionId: 'of no matter here' },
    address: '10.0.0.1',
    rawBody: Buffer.alloc(0),
  };
}

/** A browser that a provider sends back, with whatever stands in the address. */
export function returnCall(query: URLSearchParams) {
  return {
    headers: {},
    caller: null,
    address: '10.0.0.1',
    rawBody: Buffer.alloc(0),
    path: {},
    query: Object.fromEntries(query),
    body: undefined,
  };
}

/** A provider's webhook as a call of the hotel, with what it is about. */
export function webhookCall({ url, headers, rawBody }: WebhookRequest) {
  const provider: ProviderName = url.endsWith('paystack') ? 'paystack' : 'flutterwave';
  const event = /"event":"([\w.-]+)"/.exec(rawBody)?.[1] ?? 'refund';
  const call = {
    headers,
    caller: null,
    address: '10.0.0.2',
    rawBody: Buffer.from(rawBody),
    path: {},
    query: {},
    body: {},
  };
  return { provider, event, call };
}
