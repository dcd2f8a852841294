import type { Provider } from '../faults';
import type { SandboxOptions } from '../options';
import type { WebhookTarget } from './sender';
import { createHmac } from 'node:crypto';

/** Lower-case hex HMAC-SHA512 of the raw body under the secret key, as in `x-paystack-signature`. */
function paystackSignature(secretKey: string, rawBody: string): string {
  return createHmac('sha512', secretKey).update(rawBody, 'utf8').digest('hex');
}

/**
 * Paystack signs the bytes; Flutterwave only repeats the secret hash, so that a captured delivery can be replayed
 * with another body. A wrong signature is well-formed, but made with another secret.
 */
export function createTargets({
  paystack,
  flutterwave,
}: SandboxOptions): Record<Provider, WebhookTarget> {
  return {
    paystack: {
      url: paystack.webhookUrl,
      headers: (rawBody, signature) => ({
        'x-paystack-signature': paystackSignature(
          signature === 'valid' ? paystack.secretKey : 'sk_test_of_somebody_else',
          rawBody,
        ),
      }),
    },
    flutterwave: {
      url: flutterwave.webhookUrl,
      headers: (_rawBody, signature) => ({
        'verif-hash': signature === 'valid' ? flutterwave.secretHash : 'hash-of-somebody-else',
      }),
    },
  };
}
