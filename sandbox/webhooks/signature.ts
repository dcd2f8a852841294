import { createHmac } from 'node:crypto';

/** Lower-case hex HMAC-SHA512 of the raw body under the secret key, as in `x-paystack-signature`. */
export function paystackSignature(secretKey: string, rawBody: string): string {
  return createHmac('sha512', secretKey).update(rawBody, 'utf8').digest('hex');
}
