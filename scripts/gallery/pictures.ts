import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import {
  openStorybook,
  showStory,
  type StoryEntry,
  windowNamedBy,
} from '../../tests/stories/support/storybook';

/** A window in which stories are looked at, in pixels. */
export interface Window {
  width: number;
  height: number;
}

/** The windows of the gallery, the widest first. */
export const windows: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Longer pages are cut off, in pixels. */
const MOST_HEIGHT = 9000;

/** What is left free below a picture that is shorter than its window, in pixels. */
const MARGIN = 24;

/** A story in pictures: their files by width, and what went wrong. */
export interface PicturedStory<Told = undefined> {
  story: StoryEntry;
  files: ReadonlyMap<number, string>;
  /** What its page told besides, by width. */
  told: ReadonlyMap<number, Told>;
  wrong: readonly string[];
}

/** How pictures are made. */
interface Taking<Told> {
  /** Where their files go. */
  folder: string;
  /** The widest first. */
  windows: readonly Window[];
  /** Is told of the number of pictures that are made, after each. */
  onPictured: (done: number) => void;
  /** Asks the page for more, once it is pictured. */
  ask: (page: Page) => Promise<Told>;
}

/** The file of a picture, and what went wrong on the way. */
interface Outcome {
  name: string;
  wrong: readonly string[];
}

/** Pictures that load when they come into sight are in sight now, and there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A guest who moves about the page has them all fetched.
    window.dispatchEvent(new Event('scroll'));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** Whatever moves to its end has got there, and is on the screen. */
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

/** How long a page is, down to where what it holds ends, in pixels. */
async function lengthOf(page: Page): Promise<number> {
  return page.evaluate(
    ([most, margin]) => {
      const ends = Array.from(
        document.querySelectorAll('#storybook-root *'),
        (element) => element.getBoundingClientRect().bottom + window.scrollY + margin,
      );
      const length = Math.max(margin, ...ends);
      return Math.ceil(Math.min(length, document.documentElement.scrollHeight, most));
    },
    [MOST_HEIGHT, MARGIN] as const,
  );
}

/** Runs in the page: a play may have scrolled it, and what sticks to its edges has moved along. */
function backToTop(): void {
  window.scrollTo(0, 0);
}

/** All of a page, from its top. */
async function wholeOf(page: Page, width: number) {
  const height = await lengthOf(page);
  if ((await page.locator('[data-bottom-bar]').count()) > 0) {
    // In a window as high as the page, the bar is at the page's end and covers nothing of it.
    await page.setViewportSize({ width, height });
  }
  await page.evaluate(backToTop);
  return { fullPage: true, clip: { x: 0, y: 0, width, height } };
}

/** A story that is about a window is pictured in no other, beside what is as wide or narrower. */
function belongsTo(story: StoryEntry, window: Window, all: readonly Window[]): boolean {
  const named = windowNamedBy(story);
  return named === undefined || all.find(({ width }) => width <= named.width) === window;
}

async function picture(
  page: Page,
  story: StoryEntry,
  window: Window,
  folder: string,
): Promise<Outcome> {
  const { id } = story;
  const { width, height } = windowNamedBy(story) ?? window;
  await page.setViewportSize({ width, height });
  const { wrong } = await showStory(page, id);
  await loadPictures(page);
  const asItStands = story.tags.includes('scrolled') || (await page.locator(':modal').count()) > 0;
  const part = asItStands ? {} : await wholeOf(page, width);
  await beDrawn(page);
  const name = `${id}-${width}.jpg`;
  await page.screenshot({ ...part, path: join(folder, name), type: 'jpeg', quality: 72 });
  return { name, wrong };
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

/** Makes a picture of every story at every width, on a few pages at once. */
export async function makePictures<Told>(
  browser: Browser,
  stories: readonly StoryEntry[],
  { folder, windows: all, onPictured, ask }: Taking<Told>,
): Promise<PicturedStory<Told>[]> {
  mkdirSync(folder, { recursive: true });
  const pictured = stories.map((story) => ({
    story,
    files: new Map<number, string>(),
    told: new Map<number, Told>(),
    wrong: new Array<string>(),
  }));
  // A story opens anew at each width, so that what it presses is what there is at that width.
  const waiting = all
    .flatMap((window) =>
      pictured
        .filter(({ story }) => belongsTo(story, window, all))
        .map((story) => ({ ...story, window })),
    )
    .values();
  let done = 0;
  const work = async () => {
    const page = await openPage(browser);
    for (const { story, files, told, wrong, window } of waiting) {
      try {
        const outcome = await picture(page, story, window, folder);
        files.set(window.width, outcome.name);
        wrong.push(...outcome.wrong);
        told.set(window.width, await ask(page));
      } catch (failure) {
        wrong.push(String(failure));
      }
      done += 1;
      onPictured(done);
    }
  };
  await Promise.all([work(), work()]);
  return pictured;
}
