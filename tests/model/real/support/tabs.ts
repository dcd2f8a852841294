import type { Page } from 'playwright/test';
import type { Place, World } from './world';

/**
 * The tab is killed, and the guest opens the site again: what the tab had stored is gone, what the device has stored
 * is there.
 */
export async function inNewTab(world: World): Promise<World> {
  const { page, hotel } = world;
  const context = page.context();
  const storageState = await context.storageState();
  await page.close();
  const browser = context.browser();
  if (browser === null) throw new Error('The browser is gone');
  const opened = await browser.newContext({
    baseURL: hotel.url,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    storageState,
  });
  const next = await opened.newPage();
  await next.clock.install({ time: hotel.now() });
  return { ...world, page: next, request: opened.request };
}

/** Another tab beside the scenario's, in the same browser. */
export async function inOtherTab<W extends Place>(world: W): Promise<W> {
  const page = await world.page.context().newPage();
  await page.clock.install({ time: world.hotel.now() });
  return { ...world, page };
}

/** Everything that the browser stores, as one text, except for the session's two tokens. */
export async function storedTextIn(page: Page): Promise<string> {
  const entries = await page.evaluate(() => [
    ...Object.entries(sessionStorage),
    ...Object.entries(localStorage),
  ]);
  return entries
    .filter(([key]) => !['accessToken', 'refreshToken'].includes(key))
    .map(([key, text]) => `${key}: ${String(text)}`)
    .join('\n');
}

/** The server carries out the next call to such an address, and its response never arrives. */
export async function loseResponse(
  page: Page,
  address: string,
): Promise<{ carriedOut: Promise<void> }> {
  let done: () => void = () => undefined;
  const carriedOut = new Promise<void>((resolve) => {
    done = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      done();
    },
    { times: 1 },
  );
  return { carriedOut };
}

/** The server executes the next call to such a path, and its response arrives when the scenario releases it. */
export async function delayResponse(
  page: Page,
  address: string,
): Promise<{ carriedOut: Promise<void>; arrive: () => void }> {
  let done: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const carriedOut = new Promise<void>((resolve) => {
    done = resolve;
  });
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      done();
      await onItsWay;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { carriedOut, arrive };
}
