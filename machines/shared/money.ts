import { locale } from '../../messages/shared/locale';
import { madeOnce } from './madeOnce';

/**
 * Money is whole kobo in all arithmetic; naira, a number with at most two decimals, exists only
 * on the wire and on the screen.
 */

/** A whole number of kobo, a hundredth of a naira. */
export type Kobo = number;

const KOBO_PER_NAIRA = 100;
const DECIMAL_AMOUNT = /^(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Parses an amount from the API.
 * @param naira at most two decimals
 * @throws RangeError if the amount is not a whole number of kobo
 */
export function koboFromNaira(naira: number): Kobo {
  if (!isWholeKobo(naira)) throw new RangeError(`${naira} naira is no whole number of kobo`);
  return Math.round(naira * KOBO_PER_NAIRA);
}

/** Whether an amount of the API is a whole number of kobo. */
export function isWholeKobo(naira: number): boolean {
  const kobo = Math.round(naira * KOBO_PER_NAIRA);
  return Number.isSafeInteger(kobo) && kobo / KOBO_PER_NAIRA === naira;
}

/** An amount for the API: naira, at most two decimals. */
export function nairaFromKobo(kobo: Kobo): number {
  return kobo / KOBO_PER_NAIRA;
}

/**
 * Parses an amount in naira from text, such as `1500` or `1500.50`.
 * @throws RangeError if the text is not an amount in whole kobo
 */
export function koboFromDecimal(text: string): Kobo {
  const match = DECIMAL_AMOUNT.exec(text.trim());
  const [, naira = '', fraction = ''] = match ?? [];
  const kobo = Number(naira) * KOBO_PER_NAIRA + Number(fraction.padEnd(2, '0'));
  if (!match || !Number.isSafeInteger(kobo)) {
    throw new RangeError(`"${text}" is no amount in whole kobo`);
  }
  return kobo;
}

const nairaFormat = madeOnce(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'NGN',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** The amount as the guest reads it, such as `₦1,500.00`. */
export function formatNaira(kobo: Kobo): string {
  return nairaFormat().format(nairaFromKobo(kobo));
}
