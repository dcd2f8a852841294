import { ProviderError } from './provider';
import { listAt, textAt, type ProviderJson } from './providerJson';

/** Far more than a hotel's payments fill. */
const MOST_PAGES = 2_000;

/**
 * Fetches all pages of a provider's list.
 * @param pageCount reads the number of pages from a response
 * @throws ProviderError also if the list doesn't end
 */
export async function listedPages(
  askFor: (page: number) => Promise<ProviderJson>,
  pageCount: readonly string[],
): Promise<ProviderJson[]> {
  const all: ProviderJson[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const response = await askFor(page);
    const listed = listAt(response, 'data');
    all.push(...listed);
    const pages = Number(textAt(response, ...pageCount) ?? 1);
    if (listed.length === 0 || !(page < pages)) return all;
  }
  throw new ProviderError('unknown', 'A list of payments does not end');
}
