import { koboFromDecimal } from '../../machines/shared/money';
import { ProviderError } from './provider';

/**
 * A provider's JSON, read without trusting its shape. Every number is kept as its text: ids can exceed a safe
 * integer, amounts must not become binary fractions, and both providers send the same field sometimes as a number,
 * sometimes as text.
 */
export type ProviderJson =
  | string
  | boolean
  | null
  | ProviderJson[]
  | { [key: string]: ProviderJson };

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** @throws SyntaxError if the text is not JSON */
export function parseProviderJson(text: string): ProviderJson {
  // Parsed first, because the rewriting below could turn invalid JSON into valid JSON.
  JSON.parse(text);
  const numbersAsText = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  return providerJsonOf(JSON.parse(numbersAsText));
}

/** The same for a text that may not be JSON: then null, in which every path leads nowhere. */
export function readProviderJson(text: string): ProviderJson {
  try {
    return parseProviderJson(text);
  } catch {
    return null;
  }
}

function providerJsonOf(value: unknown): ProviderJson {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(providerJsonOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, providerJsonOf(item)]),
  );
}

/** The value at a path of keys; null if the path leads nowhere. */
export function valueAt(json: ProviderJson, ...path: string[]): ProviderJson {
  let value: ProviderJson = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    value = Object.hasOwn(value, key) ? (value[key] ?? null) : null;
  }
  return value;
}

/** The text (or number, as written) at a path; null for anything else and for blank text. */
export function textAt(json: ProviderJson, ...path: string[]): string | null {
  const value = valueAt(json, ...path);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The list at a path; empty for anything else. */
export function listAt(json: ProviderJson, ...path: string[]): ProviderJson[] {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
}

const WHOLE_NUMBER = /^\d{1,15}(?:\.0+)?$/;

/** A moment that a provider wrote; null for anything else. */
export function timeOf(text: string | null): Date | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

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

/** Far more than a hotel's payments fill. */
const MOST_PAGES = 2_000;

/**
 * Fetches all pages of a provider's list.
 * @param pageCount reads the number of pages from a response
 * @throws ProviderError also if the list doesn't end
 */
export async function listedPages(
  askFor: (page: number) => Promise<ProviderJson>,
  pageCount: readonly string[],
): Promise<ProviderJson[]> {
  const all: ProviderJson[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const response = await askFor(page);
    const listed = listAt(response, 'data');
    all.push(...listed);
    const pages = Number(textAt(response, ...pageCount) ?? 1);
    if (listed.length === 0 || !(page < pages)) return all;
  }
  throw new ProviderError('unknown', 'A list of payments does not end');
}

/**
 * A checkout's URL, safe to send a guest's browser to.
 * @throws ProviderError `unknown` if the provider's response contains no web address
 */
export function checkoutAddress(text: string | null): string {
  if (text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ProviderError('unknown', 'The answer holds no address of a checkout page');
}
