import { expect, test as base } from 'playwright/test';
import { pageErrorsIn } from './pageErrors';
import { launchSurely } from './launching';

interface Fixtures {
  /** Unexpected errors on the test's pages so far. */
  pageErrors: readonly string[];
}

/**
 * The base of every browser test: its launch survives a browser that dies at its start, and it fails on unexpected
 * errors on its pages (`pageErrors.ts`): uncaught ones, or those that React recovers from when it can’t hydrate a
 * page.
 */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ playwright, browserName }, use) => {
      // The launch options of the project are the runner's defaults by now.
      const browser = await launchSurely(() => playwright[browserName].launch());
      await use(browser);
      await browser.close({ reason: 'The tests are over.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = pageErrorsIn(context);
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
