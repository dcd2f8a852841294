/**
 * A provider's JSON, read without trusting its shape. Every number is kept as its text: ids can exceed a safe
 * integer, amounts must not become binary fractions, and both providers send the same field sometimes as a number,
 * sometimes as text.
 */
export type ProviderJson =
  string | boolean | null | ProviderJson[] | { [key: string]: ProviderJson };

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
