import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { PicturedStory, Window } from './picturedStory';
import { readyForPicture } from './picturedPage';
import { openStorybook, showStory, windowNamedBy, withoutAxe } from './storybook';
import { type StoryEntry } from './picturedStory';

/** The windows of the gallery, the widest first. */
export const windows: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Longer pages are cut off, in pixels. */
const MOST_HEIGHT = 9000;

/** How pictures are made. */
interface Taking<Told> {
  /** Where their files go. */
  folder: string;
  /** The widest first. */
  windows: readonly Window[];
  /** The settings of Storybook's toolbar that differ from the defaults. */
  globals?: Readonly<Record<string, string>>;
  /** Called with the number of pictures after each. */
  onPictured: (done: number) => void;
  /** Asks the page for more, once it is pictured. */
  ask: (page: Page) => Promise<Told>;
}

/** The file of a picture, and what went wrong on the way. */
interface Outcome {
  name: string;
  wrong: readonly string[];
}

/** A story about a window is pictured only in that one, and those as wide or narrower. */
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
  const part = await readyForPicture(page, story, { width, mostHeight: MOST_HEIGHT });
  const name = `${id}-${width}.jpg`;
  await page.screenshot({ ...part, path: join(folder, name), type: 'jpeg', quality: 72 });
  return { name, wrong };
}

async function openPage(browser: Browser, globals: Taking<unknown>['globals']): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  // The script's compiler names functions by a helper, which pages don't have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await openStorybook(page, { ...globals, ...withoutAxe });
  return page;
}

/** Makes a picture of every story at every width, on a few pages at once. */
export async function makePictures<Told>(
  browser: Browser,
  stories: readonly StoryEntry[],
  { folder, windows: all, globals, onPictured, ask }: Taking<Told>,
): Promise<PicturedStory<Told>[]> {
  mkdirSync(folder, { recursive: true });
  const pictured = stories.map((story) => ({
    story,
    files: new Map<number, string>(),
    told: new Map<number, Told>(),
    wrong: new Array<string>(),
  }));
  // A story opens anew at each width, because its play may press what only that width has.
  const waiting = all
    .flatMap((window) =>
      pictured
        .filter(({ story }) => belongsTo(story, window, all))
        .map((story) => ({ ...story, window })),
    )
    .values();
  let done = 0;
  const work = async () => {
    const page = await openPage(browser, globals);
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
