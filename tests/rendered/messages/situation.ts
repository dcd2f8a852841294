import { describe, it } from 'vitest';
import type { renderSite } from '../support/renderSite';

/** The rendered site, to act with. */
export type Site = ReturnType<typeof renderSite>;

/** An exact text that a guest reads, and where. */
export interface Saying {
  words: string;
  /** Resolves once the text is found, and rejects if it doesn't appear. */
  read: () => Promise<void>;
}

/** Something that happens to a guest, and the site's texts about it. */
export interface Situation {
  /** What has happened, as in "when …". */
  when: string;
  /** Brings it about in the rendered site. */
  arrange: () => Site | Promise<Site>;
  says: readonly Saying[];
  /** Further steps, once the texts were found. */
  after?: (site: Site) => void | Promise<void>;
}

/** A part of the site, with every situation in which it says something. */
export interface WordTable {
  screen: string;
  situations: readonly Situation[];
}

/** How many of a situation's texts are in its test's title. */
const NAMED = 6;

function nameOf({ when, says }: Situation): string {
  const named = says.slice(0, NAMED).map(({ words }) => `“${words}”`);
  const rest = says.length - named.length;
  return `say when ${when}: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** A test for every situation of the table, named by its texts. */
export function defineMessageTests({ screen, situations }: WordTable): void {
  describe(`The words of the ${screen}`, () => {
    for (const situation of situations) {
      it(nameOf(situation), async () => {
        const site = await situation.arrange();
        for (const { read } of situation.says) await read();
        await situation.after?.(site);
      });
    }
  });
}
