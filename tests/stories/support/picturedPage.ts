import type { Page, PageScreenshotOptions } from 'playwright/test';
import type { StoryEntry } from './picturedStory';

/** The space below a picture that is shorter than its window, in pixels. */
const MARGIN = 24;

/** How much of a page a picture shows, in pixels; longer pages are cut off. */
interface Extent {
  width: number;
  mostHeight: number;
}

/** Which part of a page its picture shows. */
type Part = Pick<PageScreenshotOptions, 'clip' | 'fullPage'>;

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

/** A page's length down to the end of its content, in pixels. */
async function lengthOf(page: Page, mostHeight: number): Promise<number> {
  return page.evaluate(
    ([most, margin]) => {
      const ends = Array.from(
        document.querySelectorAll('#storybook-root *'),
        (element) => element.getBoundingClientRect().bottom + window.scrollY + margin,
      );
      const length = Math.max(margin, ...ends);
      return Math.ceil(Math.min(length, document.documentElement.scrollHeight, most));
    },
    [mostHeight, MARGIN] as const,
  );
}

/** Runs in the page: a play may have scrolled it, and what sticks to its edges has moved along. */
function backToTop(): void {
  window.scrollTo(0, 0);
}

/** A page from its top. */
async function wholeOf(page: Page, { width, mostHeight }: Extent): Promise<Part> {
  const height = await lengthOf(page, mostHeight);
  if ((await page.locator('[data-bottom-bar]').count()) > 0) {
    // In a window as high as the page, the bar is at the page's end and covers nothing.
    await page.setViewportSize({ width, height });
  }
  await page.evaluate(backToTop);
  return { fullPage: true, clip: { x: 0, y: 0, width, height } };
}

/** Whether a picture shows only the window as it is: a dialog is open, or the story is about scrolling. */
async function showsAsItStands(page: Page, { tags }: StoryEntry): Promise<boolean> {
  return tags.includes('scrolled') || (await page.locator(':modal').count()) > 0;
}

/** Waits until everything in the current story is loaded and still, at the page's top. */
export async function stillPage(page: Page, story: StoryEntry): Promise<void> {
  await loadPictures(page);
  if (!(await showsAsItStands(page, story))) await page.evaluate(backToTop);
  await beDrawn(page);
}

/**
 * Waits until everything in the current story is loaded and still.
 * @returns what its picture shows: the whole page, or only the window
 */
export async function readyForPicture(
  page: Page,
  story: StoryEntry,
  extent: Extent,
): Promise<Part> {
  await loadPictures(page);
  const part = (await showsAsItStands(page, story)) ? {} : await wholeOf(page, extent);
  await beDrawn(page);
  return part;
}
