import { english, type Language } from '../catalogue';
import type { Translated } from '../translated';

/**
 * A pseudo-language for tests: English with an accent on each vowel, two fifths longer, in brackets. A page's text
 * without them is not in the catalogue; text that overflows would overflow in German too.
 */

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Whether a text has words, rather than only digits and symbols. */
const hasWords = /\p{L}{2}/u;

/** How much longer the texts become: as much as German at its longest. */
const LONGER_BY = 0.4;

function accent(text: string): string {
  return text.replaceAll(/[aeiou]/gi, (vowel) => accented[vowel] ?? vowel);
}

function lengthened(text: string): string {
  if (!hasWords.test(text)) return text;
  const more = '~'.repeat(Math.ceil(text.trim().length * LONGER_BY));
  return `[${accent(text)}${more.replaceAll(/~{1,6}/g, ' $&')}]`;
}

/** Private-use characters of Unicode that mark the places of inserted values. */
const FIRST_GAP = 0xe000;

/** The same for a text with inserted values, such as a guest's name, which stay unchanged. */
function lengthenedAround(values: readonly unknown[], text: string): string {
  const kept = values
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .sort((one, other) => other.length - one.length);
  const gaps = kept.map((value, place) => ({
    value,
    gap: String.fromCodePoint(FIRST_GAP + place),
  }));
  const empty = gaps.reduce((rest, { value, gap }) => rest.replaceAll(value, gap), text);
  return gaps.reduce((rest, { value, gap }) => rest.replaceAll(gap, value), lengthened(empty));
}

/** Inserted values that stay unchanged: elements among the words of a sentence. */
function isElement(value: object): boolean {
  return '$$typeof' in value;
}

function everyWord(said: unknown, speak: (text: string) => string): unknown {
  if (typeof said === 'string') return speak(said);
  if (typeof said === 'function') {
    return (...values: unknown[]) =>
      everyWord(Reflect.apply(said, undefined, values), (text) => lengthenedAround(values, text));
  }
  if (Array.isArray(said)) return said.map((part) => everyWord(part, speak));
  if (typeof said !== 'object' || said === null || isElement(said)) return said;
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, everyWord(value, speak)]),
  );
}

function translated<Words>(words: Words): Translated<Words>;
function translated(words: unknown): unknown {
  return everyWord(words, lengthened);
}

/** Dates and numbers are written as in English. */
export const language: Language = {
  ...translated(english),
  'shared/locale': english['shared/locale'],
};
