import type { Page } from 'playwright/test';
import { expect, test as base } from '../browser/support/test';
import { openStorybook, showStory, storyEntries, windowFor } from './support/storybook';

/** One page for all stories of a worker: opening it takes longer than most stories do. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
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

for (const story of storyEntries()) {
  test(`${story.title}: ${story.name}`, async ({ stage }) => {
    await stage.setViewportSize(windowFor(story));
    expect(await showStory(stage, story.id)).toEqual({ status: 'success', wrong: [] });
  });
}
