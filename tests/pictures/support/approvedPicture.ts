import type { Page } from 'playwright/test';
import { guestsWindow, windowNamedBy, type StoryEntry } from '../../stories/support/storybook';

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

/** A dialog that keeps the focus takes it back, sooner or later. */
const style = ':focus-visible { outline: none !important; box-shadow: none !important; }';

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

/** Loads all lazy pictures, and waits until they are there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An interaction loads all deferred pictures.
    window.dispatchEvent(new Event('scroll'));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** Waits until all animations have ended and the page is painted. */
async function beDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
}

/** Runs in the page: a play may have scrolled it, and what sticks to its edges has moved along. */
function backToTop(): void {
  window.scrollTo(0, 0);
}

/** Whether a picture shows only the window as it is: a dialog is open, or the story is about scrolling. */
async function showsAsItStands(page: Page, { tags }: StoryEntry): Promise<boolean> {
  return tags.includes('scrolled') || (await page.locator(':modal').count()) > 0;
}

/** Waits until everything in the current story is loaded and still, at the page's top. */
async function stillPage(page: Page, story: StoryEntry): Promise<void> {
  await loadPictures(page);
  if (!(await showsAsItStands(page, story))) await page.evaluate(backToTop);
  await beDrawn(page);
}

/** Makes a picture of the story that the page shows, in a window like most guests' or in the one that it is about. */
export async function pictureAsShown(page: Page, story: StoryEntry): Promise<Buffer> {
  await page.setViewportSize(windowNamedBy(story) ?? pageWindow);
  await page.evaluate(showPlainPhotographs);
  await stillPage(page, story);
  await page.evaluate(takeFocusAway);
  return page.screenshot({ type: 'webp', animations: 'disabled', style });
}
