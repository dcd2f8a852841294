import { ProviderError } from './provider';
import { listAt, textAt, type ProviderJson } from './providerJson';

/** Far more than a hotel's payments fill. */
const MOST_PAGES = 2_000;

/**
 * Everything in a list that a provider gives in pages, from the first page to the last.
 * @param pageCount where an answer says how many pages there are
 * @throws ProviderError also when the list does not end
 */
export async function listedPages(
  askFor: (page: number) => Promise<ProviderJson>,
  pageCount: readonly string[],
): Promise<ProviderJson[]> {
  const all: ProviderJson[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await askFor(page);
    const listed = listAt(answer, 'data');
    all.push(...listed);
    const pages = Number(textAt(answer, ...pageCount) ?? 1);
    if (listed.length === 0 || !(page < pages)) return all;
  }
  throw new ProviderError('unknown', 'A list of payments does not end');
}
