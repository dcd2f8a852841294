import { typedName } from '../../machines/shared/typedText';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text into the characters that a reader counts: a letter stays with its accents, a family with its members. */
export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/** The beginning of a text; no character is cut through. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : charactersOf(text).slice(0, most).join('');
}

/** Puts a text on one line, without characters that could control the terminal or page showing it. */
export function printableText(text: string): string {
  return typedName(text.replace(/\p{Surrogate}+/gu, ' '));
}

/** The same for what may have several lines, such as a special request. */
export function printableLines(text: string): string {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(printableText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
