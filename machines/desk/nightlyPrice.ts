import { priceRange as inWords } from '../../messages/desk/settings';
import { formatNaira, type Kobo } from '../shared/money';

/** The highest price of a night: more is a typing error. */
const MOST_KOBO = 1_000_000_000;
const KOBO = 100;

/** Whether a night can cost this. @param nightly null for a text that is no price */
export function isNightlyPrice(nightly: Kobo | null): boolean {
  return nightly !== null && nightly > 0 && nightly % KOBO === 0 && nightly <= MOST_KOBO;
}

export const priceRange = () => inWords(formatNaira(MOST_KOBO));
