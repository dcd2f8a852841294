import { typedName } from './typedText';

/**
 * Removes the signs that a message has left stuck to the end of a link: a full stop, a bracket, a quotation
 * mark. Ids, references and paths of the site end with a letter, a digit, a hyphen or an underscore.
 */
export function withoutTrailingPunctuation(named: string): string {
  return named.replace(/[^\p{L}\p{N}_-]+$/u, '');
}

/**
 * The parameters of an address as people send it: spaced, in other case, or with HTML's ampersands. Their names are in
 * lower case; the last of a repeated one counts, as in the API.
 */
export function parametersIn(query: string): ReadonlyMap<string, string> {
  const plain = withoutTrailingPunctuation(query).replace(/&(?:amp(?:;|%3b))+/gi, '&');
  return new Map(
    Array.from(new URLSearchParams(plain), ([name, text]) => [
      name.trim().toLowerCase(),
      typedName(text),
    ]),
  );
}
