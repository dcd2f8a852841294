import type { Page } from 'playwright/test';
import { stillPage } from '../../stories/support/picturedPage';
import { guestsWindow, showStory, windowNamedBy } from '../../stories/support/storybook';
import { type StoryEntry } from '../../stories/support/picturedStory';

/**
 * As wide as most guests' windows, in pixels, and high enough for nearly all content. The height is fixed, because a
 * page's length is not part of its look.
 */
const pageWindow = { width: guestsWindow.width, height: 2000 };

/**
 * Runs in the page: takes the focus away. Where it is, and how it shows, depends on what was pressed in earlier stories
 * and on how quickly the page came.
 */
function takeFocusAway(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The window in which a story is pictured. */
export function windowOf(story: StoryEntry) {
  return windowNamedBy(story) ?? pageWindow;
}

/**
 * Runs in the page: uses the photographs' plain file, because the browser would reuse a larger copy cached by earlier
 * stories.
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
    // A lazy picture outside the window would never load.
    photograph.loading = 'eager';
  }
  await Promise.allSettled(Array.from(document.images, (photograph) => photograph.decode()));
}

async function takePicture(page: Page, story: StoryEntry): Promise<Buffer> {
  await stillPage(page, story);
  await page.evaluate(takeFocusAway);
  return page.screenshot({ type: 'webp', animations: 'disabled' });
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
