import { createServer } from 'node:http';
import type { Page } from 'playwright/test';

/**
 * From now on the page's calls to such an address get their headers at once, and their body never completely.
 * @returns how to let the calls through to the real server again, and how many have been held up
 */
export async function stallBodies(
  page: Page,
  address: string,
): Promise<{ heldUp: () => number; end: () => Promise<void> }> {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('It listens nowhere');
  await page.route(address, (route) => route.continue({ url: `http://127.0.0.1:${place.port}/` }));
  return {
    heldUp: () => calls,
    async end() {
      await page.unroute(address);
      server.closeAllConnections();
      server.close();
    },
  };
}
