import type { Page } from 'playwright/test';
import { expect, test as base } from '../browser/support/test';
import { openStorybook, showStory, storyEntries } from './support/storybook';

/** One page for all stories of a worker: opening it takes longer than most stories do. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      });
      const page = await context.newPage();
      await openStorybook(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of storyEntries()) {
  test(`${title}: ${name}`, async ({ stage }) => {
    expect(await showStory(stage, id)).toEqual({ status: 'success', wrong: [] });
  });
}
