import type { Json } from '../json';
import { toJson } from '../json';

/**
 * JSON as the providers' own stacks write it: `/` as `\/` and everything beyond ASCII as `\u` and four hex digits. A
 * receiver that parses and re-serialises the body gets different bytes, and so a different signature.
 */
export function escapedJson(value: Json): string {
  return toJson(value, (text) =>
    JSON.stringify(text)
      .replaceAll('/', '\\/')
      .replaceAll(/[\u0080-\uffff]/g, unicodeEscape),
  );
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
