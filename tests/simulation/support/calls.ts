import type { WebhookRequest } from '../../../sandbox/world';
import type { StaffCaller } from '../../../server/contract/handlers';
import type { ProviderName } from '../../../server/paymentProviders/provider';

/** A call of somebody without a session. What an operation is told besides is put over it. */
export const openCall = {
  headers: {},
  caller: null,
  staff: null,
  address: '10.0.0.1',
  rawBody: Buffer.alloc(0),
  path: {},
  query: {},
  body: undefined,
};

/** The same of a guest, with or without an idempotency key. */
export function guestCall(accountId: string, key?: string) {
  return {
    ...openCall,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    caller: { accountId, sessionId: 'of no matter here' },
  };
}

/** The same of a person at the front desk; writes have a key. */
export function staffCall(staff: StaffCaller, key = '') {
  return { ...openCall, headers: { 'idempotency-key': key }, staff };
}

/** A provider's webhook as a call to the hotel, with its subject. */
export function webhookCall({ url, headers, rawBody }: WebhookRequest) {
  const provider: ProviderName = url.endsWith('paystack') ? 'paystack' : 'flutterwave';
  const event = /"event":"([\w.-]+)"/.exec(rawBody)?.[1] ?? 'refund';
  const sent = { headers, address: '10.0.0.2', rawBody: Buffer.from(rawBody), body: {} };
  return { provider, event, call: { ...openCall, ...sent } };
}
