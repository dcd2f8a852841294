import type { Page } from 'playwright/test';
import { everyTest } from '../../scripts/test/everyTest';
import { expect, test as base } from '../browser/support/test';
import { pictureAsShown } from '../pictures/support/approvedPicture';
import { compareMiniature } from '../pictures/support/compareMiniature';
import { brokenWords } from '../../tools/measures';
import { hasOwnLook } from '../pictures/support/pictured';
import {
  guestsWindow,
  loadInOrder,
  openStorybook,
  showStory,
  storyEntries,
  windowFor,
  windowNamedBy,
  type LooksOptions,
} from './support/storybook';

/** The pages of a worker. */
interface Pages {
  /** One for all stories: opening it takes longer than most stories do. */
  stage: Page;
  /** An empty one, where pictures are made small. */
  darkroom: Page;
}

const test = base.extend<object, LooksOptions & { pages: Pages }>({
  looksCompared: [true, { scope: 'worker', option: true }],
  pages: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      });
      const stage = await context.newPage();
      const darkroom = await context.newPage();
      await openStorybook(stage);
      await loadInOrder(stage);
      await stage.bringToFront();
      await use({ stage, darkroom });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Each state once a day; its widths and variants, and walks from page to page, with all tests. Charts are drawn, not tested. */
const tested = storyEntries().filter(
  ({ title }) =>
    !title.startsWith('Statecharts/') &&
    (everyTest || !/^(?:Variants|Journeys|Desk\/On a )/.test(title)),
);

for (const story of tested) {
  test(`${story.title}: ${story.name}`, async ({ looksCompared, pages: { stage, darkroom } }) => {
    await stage.setViewportSize(windowFor(story));
    expect(await showStory(stage, story.id)).toEqual({ status: 'success', wrong: [] });
    const hasDeskDialog =
      story.title.startsWith('Desk/') && (await stage.getByRole('dialog').count()) > 0;
    expect(hasDeskDialog && hasOwnLook(story), 'a dialog of the desk among the pictured').toBe(
      false,
    );
    if (looksCompared && hasOwnLook(story)) {
      await compareMiniature(darkroom, () => pictureAsShown(stage, story), story.id);
    } else {
      await stage.setViewportSize(windowNamedBy(story) ?? guestsWindow);
    }
    // Fonts and columns of a window that has become narrow come a moment later.
    await expect.poll(() => stage.evaluate(brokenWords), 'words broken in two').toEqual([]);
  });
}
