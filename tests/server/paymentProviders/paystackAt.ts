import { createPaystack } from '../../../server/paymentProviders/paystack/paystack';
import type { ScriptedProvider } from './scriptedProvider';

export const SECRET_KEY = 'sk_test_0123456789';
export const baseUrl = 'https://paystack.example';

/** Our Paystack client, talking to a provider that answers by a script. */
export function paystackAt({ fetch }: ScriptedProvider, secretKey = SECRET_KEY) {
  return createPaystack({ baseUrl, secretKey, fetch });
}
