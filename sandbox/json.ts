/** A value in a provider's response. A bigint is written as a plain number of any length. */
export type Json = string | number | bigint | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Writes JSON; `quote` decides how strings and keys look. */
export function toJson(
  value: Json,
  quote: (text: string) => string = (text) => JSON.stringify(text),
): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item, quote)).join(',')}]`;
  const members = Object.entries(value).map(
    ([key, item]) => `${quote(key)}:${toJson(item, quote)}`,
  );
  return `{${members.join(',')}}`;
}

/** A value from outside as JSON; what JSON cannot represent becomes null. */
export function asJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(asJson);
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object from outside; none if it is something else. */
export function membersOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Non-blank text. Numbers count, because form bodies and careless clients mix the two. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Parses JSON; null if it is invalid. */
export function parseJson(text: string): Json {
  try {
    return asJson(JSON.parse(text));
  } catch {
    return null;
  }
}
