import { ProviderError } from './provider';

/**
 * A checkout's URL, safe to send a guest's browser to.
 * @throws ProviderError `unknown` if the provider's response contains no web address
 */
export function checkoutAddress(text: string | null): string {
  if (text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ProviderError('unknown', 'The answer holds no address of a checkout page');
}
