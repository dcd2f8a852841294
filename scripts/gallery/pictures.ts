import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openStorybook, showStory, type StoryEntry } from '../../tests/stories/support/storybook';

/** The widths at which every story is looked at, in pixels, with a usual height for each. */
export const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

export type Width = (typeof windows)[number]['width'];

/** Longer pages are cut off, in pixels. */
const MOST_HEIGHT = 9000;

/** A story in pictures: their files by width, and what went wrong. */
export interface PicturedStory {
  story: StoryEntry;
  files: ReadonlyMap<Width, string>;
  wrong: readonly string[];
}

/** Pictures that load when they come into sight are in sight now, and there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
    await document.fonts.ready;
  });
}

async function picturesOf(page: Page, story: StoryEntry, folder: string): Promise<PicturedStory> {
  const files = new Map<Width, string>();
  const [first, ...others] = windows;
  await page.setViewportSize(first);
  const { wrong } = await showStory(page, story.id);
  for (const { width, height } of [first, ...others]) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const name = `${story.id}-${width}.jpg`;
    await page.screenshot({
      path: join(folder, name),
      type: 'jpeg',
      quality: 72,
      fullPage: true,
      animations: 'disabled',
      clip: { x: 0, y: 0, width, height: Math.min(pageHeight, MOST_HEIGHT) },
    });
    files.set(width, name);
  }
  return { story, files, wrong };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  // The script's compiler names functions by a helper, which pages don't have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await openStorybook(page, { 'a11y.manual': '!true' });
  return page;
}

/**
 * Makes a picture of every story at every width, on a few pages at once.
 * @param onPictured is told of each story whose pictures are made
 */
export async function makePictures(
  browser: Browser,
  stories: readonly StoryEntry[],
  folder: string,
  onPictured: (done: number) => void,
): Promise<PicturedStory[]> {
  mkdirSync(folder, { recursive: true });
  const waiting = stories.entries();
  const pictured: PicturedStory[] = [];
  const work = async () => {
    const page = await openPage(browser);
    for (const [index, story] of waiting) {
      pictured[index] = await picturesOf(page, story, folder).catch((error: unknown) => ({
        story,
        files: new Map<Width, string>(),
        wrong: [String(error)],
      }));
      onPictured(Object.keys(pictured).length);
    }
  };
  await Promise.all([work(), work()]);
  return pictured;
}
