import { searchText } from '../../../../machines/shared/typedText';

/** What stands before names at some banks, and at others does not. */
const TITLES: ReadonlySet<string> = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'DR',
  'CHIEF',
  'ALHAJI',
  'ALHAJA',
]);

/** A name as its words in capital letters, without accents, titles and initials. */
function wordsOf(name: string): Set<string> {
  const words = searchText(name)
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !TITLES.has(word));
  return new Set(words);
}

/**
 * Whether two names can be those of one person. Banks write them in any order, and some leave a middle name out: all words of
 * the shorter one stand in the other. One word alone, such as a family's name, is not enough unless both are that word.
 */
export function isLikeName(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!shorter || !longer || shorter.size === 0) return false;
  if (shorter.size === 1 && longer.size > 1) return false;
  return [...shorter].every((word) => longer.has(word));
}
