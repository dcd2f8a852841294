/**
 * What a link names, without the signs that a message has left stuck to its end: a full stop, a bracket, a quotation
 * mark. Ids, references and paths of the site end with a letter, a digit, a hyphen or an underscore.
 */
export function withoutStuckSigns(named: string): string {
  return named.replace(/[^\p{L}\p{N}_-]+$/u, '');
}
