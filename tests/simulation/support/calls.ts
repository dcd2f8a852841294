import type { WebhookRequest } from '../../../sandbox/world';
import type { StaffCaller } from '../../../server/contract/handlers';
import type { ProviderName } from '../../../server/paymentProviders/provider';

/** What all calls of one guest share, with or without an idempotency key. */
export function guestCall(accountId: string, key?: string) {
  return {
    headers: key === undefined ? {} : { 'idempotency-key': key },
    caller: { accountId, sessionId: 'of no matter here' },
    staff: null,
    address: '10.0.0.1',
    rawBody: Buffer.alloc(0),
  };
}

/** What all calls of one person at the front desk share; writes have a key. */
export function staffCall(staff: StaffCaller, key = '') {
  return { ...guestCall('', key), caller: null, staff };
}

/** A browser that a provider sends back, with any query. */
export function returnCall(query: URLSearchParams) {
  return {
    headers: {},
    caller: null,
    staff: null,
    address: '10.0.0.1',
    rawBody: Buffer.alloc(0),
    path: {},
    query: Object.fromEntries(query),
    body: undefined,
  };
}

/** A provider's webhook as a call to the hotel, with its subject. */
export function webhookCall({ url, headers, rawBody }: WebhookRequest) {
  const provider: ProviderName = url.endsWith('paystack') ? 'paystack' : 'flutterwave';
  const event = /"event":"([\w.-]+)"/.exec(rawBody)?.[1] ?? 'refund';
  const call = {
    headers,
    caller: null,
    staff: null,
    address: '10.0.0.2',
    rawBody: Buffer.from(rawBody),
    path: {},
    query: {},
    body: {},
  };
  return { provider, event, call };
}
