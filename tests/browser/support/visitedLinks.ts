import type { BrowserContext, TestInfo } from 'playwright/test';
import { matchPath } from 'react-router-dom';
import { paths } from '../../../machines/shared/paths';

/** The pages whose path names a reservation, by pattern. */
const named = [
  `${paths.reservation}/:id/confirm`,
  `${paths.confirmPayment}/:id`,
  `${paths.myReservations}/:id`,
];

/** The name of a test's attachment with the navigation. */
export const LINKS = 'links';

/** The page at an address, as the pattern of its path; null outside of the site. */
export function pageAt(address: string): string | null {
  const { pathname } = new URL(address);
  const pattern = [...Object.values(paths), ...named].find((one) => matchPath(one, pathname));
  return pattern ?? null;
}

/**
 * Records from which page to which a test's guest navigates, for the map of everything that tests walk.
 * @returns attaches it to the test's result
 */
export function noteLinks(context: BrowserContext, test: TestInfo): () => Promise<void> {
  const links = new Set<string>();
  context.on('page', (page) => {
    let here: string | null = null;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
      const there = pageAt(frame.url());
      if (here !== null && there !== null && here !== there) links.add(`${here} ${there}`);
      here = there;
    });
  });
  return () =>
    test.attach(LINKS, { body: Array.from(links).join('\n'), contentType: 'text/plain' });
}
