/**
 * What a provider sent, read without trusting its shape. Every number stands as the text in which it was
 * written: ids can exceed what a number holds, amounts must not become binary fractions, and both
 * providers send the same field now as a number, now as text.
 */
export type ProviderJson =
  string | boolean | null | ProviderJson[] | { [key: string]: ProviderJson };

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** @throws SyntaxError when the text is no JSON */
export function parseProviderJson(text: string): ProviderJson {
  // A number in quotes would be hidden by the rewriting below, so what is no JSON must fail before it.
  JSON.parse(text);
  const numbersAsText = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  return providerJsonOf(JSON.parse(numbersAsText));
}

/** The same for a text that may be no JSON: null then, in which every path leads nowhere. */
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

/** What stands at a path of keys; null where the path leads nowhere. */
export function valueAt(json: ProviderJson, ...path: string[]): ProviderJson {
  let value: ProviderJson = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    value = Object.hasOwn(value, key) ? (value[key] ?? null) : null;
  }
  return value;
}

/** The text (or number, as it was written) at a path; null for anything else and for blank text. */
export function textAt(json: ProviderJson, ...path: string[]): string | null {
  const value = valueAt(json, ...path);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The list at a path; empty for anything else. */
export function listAt(json: ProviderJson, ...path: string[]): ProviderJson[] {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
}
