import { koboFromDecimal } from '../../machines/shared/money';

const WHOLE_NUMBER = /^\d{1,15}(?:\.0+)?$/;

/** Parses kobo that a provider wrote as a whole number, such as `40333` or `40333.0`; null for anything else. */
export function koboOfKoboText(text: string | null): number | null {
  return text !== null && WHOLE_NUMBER.test(text) ? Number.parseInt(text, 10) : null;
}

/** Kobo of naira that a provider wrote as a decimal, parsed digit by digit; null for anything else. */
export function koboOfNairaText(text: string | null): number | null {
  if (text === null) return null;
  try {
    return koboFromDecimal(text);
  } catch {
    return null;
  }
}
