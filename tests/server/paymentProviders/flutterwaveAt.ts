import { createFlutterwave } from '../../../server/paymentProviders/flutterwave/flutterwave';
import type { ScriptedProvider } from './scriptedProvider';

export const SECRET_KEY = 'FLWSECK_TEST-0123456789-X';
export const LIVE_KEY = 'FLWSECK-0123456789-X';
export const SECRET_HASH = 'a-secret-of-the-hotel';

/** Our Flutterwave client, talking to a provider that answers by a script. */
export function flutterwaveAt({ fetch }: ScriptedProvider, secretKey = SECRET_KEY) {
  return createFlutterwave({
    baseUrl: 'https://flutterwave.example',
    secretKey,
    secretHash: SECRET_HASH,
    fetch,
  });
}
