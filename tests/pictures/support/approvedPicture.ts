import type { Page } from 'playwright/test';
import { stillPage } from '../../stories/support/picturedPage';
import { guestsWindow, showStory, windowNamedBy } from '../../stories/support/storybook';
import { type StoryEntry } from '../../../tools/atlas/picturedStory';

/**
 * As wide as what most guests look through, in pixels, and high enough for nearly all that a page says. Always as high:
 * the length of a page says nothing of its look.
 */
const pageWindow = { width: guestsWindow.width, height: 2000 };

/** A ring around what has the focus shows or not by what was pressed in the stories before. */
const withoutFocusRing = ':focus-visible { outline: none !important; }';

/** The window in which a story is pictured. */
export function windowOf(story: StoryEntry) {
  return windowNamedBy(story) ?? pageWindow;
}

/**
 * Runs in the page: photographs show their plain file, whatever other sizes the stories before have left in the browser,
 * which takes a larger copy where it has one.
 */
async function showPlainPhotographs(): Promise<void> {
  for (const photograph of document.images) {
    photograph
      .closest('picture')
      ?.querySelectorAll('source')
      .forEach((source) => {
        source.remove();
      });
    photograph.removeAttribute('srcset');
    // One out of sight would never come.
    photograph.loading = 'eager';
  }
  await Promise.allSettled(Array.from(document.images, (photograph) => photograph.decode()));
}

async function takePicture(page: Page, story: StoryEntry): Promise<Buffer> {
  await stillPage(page, story);
  return page.screenshot({ type: 'webp', animations: 'disabled', style: withoutFocusRing });
}

/** Makes a picture of the story that the page shows, in a window like most guests' or in the one that it is about. */
export async function pictureAsShown(page: Page, story: StoryEntry): Promise<Buffer> {
  await page.setViewportSize(windowOf(story));
  await page.evaluate(showPlainPhotographs);
  return takePicture(page, story);
}

/** Shows a story in that window, and makes a picture of it. */
export async function pictureOf(page: Page, story: StoryEntry): Promise<Buffer> {
  await page.setViewportSize(windowOf(story));
  await showStory(page, story.id);
  return takePicture(page, story);
}
