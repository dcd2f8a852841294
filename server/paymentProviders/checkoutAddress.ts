import { ProviderError } from './provider';

/**
 * The address of a checkout page, fit to send a guest's browser to.
 * @throws ProviderError `unknown` when the provider's answer holds no web address
 */
export function checkoutAddress(text: string | null): string {
  if (text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ProviderError('unknown', 'The answer holds no address of a checkout page');
}
