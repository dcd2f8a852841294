import { expect, test as base } from 'playwright/test';
import { launchSurely } from './launching';

/** Every test in a browser: one whose launch survives a browser that dies at its start. */
export const test = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      // The launch options of the project are the runner's defaults by now.
      const browser = await launchSurely(() => playwright[browserName].launch());
      await use(browser);
      await browser.close({ reason: 'The tests are over.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect };
