import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { viewports } from '../../../.storybook/conditions';

/** Where `npm run build:storybook` writes, or another build of it. */
const storybookFolder =
  process.env.STORYBOOK_FOLDER ??
  fileURLToPath(new URL('../../../dist/storybook', import.meta.url));

/**
 * The built stories are served from their folder, without a server; an https origin, so that they are as secure as a
 * hotel's pages.
 */
const ORIGIN = 'https://stories.invalid';

/** A story of a built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

declare global {
  interface Window {
    /** Storybook's preview, as far as we use it. */
    __STORYBOOK_PREVIEW__: {
      /** Resolves once it knows all stories. The promise that its own error message names does not exist. */
      ready: () => Promise<unknown>;
      loadStory: (story: { storyId: string }) => Promise<unknown>;
    };
  }
}

function sizeOf({ styles }: (typeof viewports)['desk']) {
  return { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

function isEntry(value: unknown): value is StoryEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'tags' in value;
}

/** The window that a story's tags name, in pixels; undefined for a story that fits them all. */
export function windowNamedBy({ tags }: StoryEntry) {
  const named = Object.entries(viewports).find(([name]) => tags.includes(name));
  return named && sizeOf(named[1]);
}

/** The window that most guests use. */
export const guestsWindow = sizeOf(viewports.phone);

/** The window in which a story is tested. */
export function windowFor(story: StoryEntry) {
  return windowNamedBy(story) ?? sizeOf(viewports.desk);
}

/** Every story, as the sidebar lists them. */
export function storyEntries(): StoryEntry[] {
  const index: unknown = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
  const entries: unknown =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined;
  return Object.values(entries ?? {}).filter(isEntry);
}

/** The looks' part of the stories' test configuration. */
export interface LooksOptions {
  /** Whether the browser is the one in which looks were approved. */
  looksCompared: boolean;
}

/** The result of a story: what went wrong in its play, and its accessibility violations. */
export interface Outcome {
  status: string;
  wrong: string[];
}

async function serveStorybook(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
    await route.fulfill({ path: join(storybookFolder, path === '/' ? 'index.html' : path) });
  });
}

/**
 * Opens the built Storybook as a designer sees it, at a story.
 * @param panel the name of the panel that is open below it
 */
export async function openManager(page: Page, storyId: string, panel: string): Promise<void> {
  await serveStorybook(page);
  await page.goto(`${ORIGIN}/?path=/story/${storyId}&addonPanel=${panel}`);
}

/** Shows another story in the open Storybook, as a link from story to story does. */
export async function selectStory(page: Page, storyId: string): Promise<void> {
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator(':root')
    .evaluate((_, id) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id });
    }, storyId);
}

/** Opens the built Storybook's empty canvas, and waits until it knows all stories. */
export async function openStorybook(page: Page): Promise<void> {
  await serveStorybook(page);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/**
 * Loads the files of all stories in order: of two equally specific styles the later one wins, so a look could
 * otherwise depend on what was shown before.
 */
export async function loadInOrder(page: Page): Promise<void> {
  const firstOfEach = new Map(storyEntries().map(({ title, id }) => [title, id]));
  await page.evaluate(async (stories) => {
    for (const storyId of stories) {
      await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    }
  }, Array.from(firstOfEach.values()));
}

interface Thrown {
  message?: string;
  description?: string;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: {
    result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
  }[];
}

/** Shows a story in the open page, and waits until its play and its check with axe are over. */
export async function showStory(page: Page, shown: string): Promise<Outcome> {
  return page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const wrong: string[] = [];
    const note = ({ message, description }: Thrown) => wrong.push(message ?? description ?? '?');
    const failures = [
      'storyThrewException',
      'playFunctionThrewException',
      'storyErrored',
      'storyMissing',
    ];
    failures.forEach((failure) => {
      channel.on(failure, note);
    });
    const { status, reporters } = await new Promise<Finished>((resolve) => {
      const listen = (finished: Finished) => {
        if (finished.storyId !== storyId) return;
        channel.off('storyFinished', listen);
        resolve(finished);
      };
      channel.on('storyFinished', listen);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    failures.forEach((failure) => {
      channel.off(failure, note);
    });
    const hindrances = reporters
      .flatMap(({ result }) => result?.violations ?? [])
      .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
    return { status, wrong: [...wrong, ...hindrances] };
  }, shown);
}
