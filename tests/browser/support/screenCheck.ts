import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { cutOffParts, otherNames, smallTargets } from '../../../tools/measures';
import { expect } from './test';

const PHONE = 360;
const DESK = 1440;

/** The windows in which nothing may overflow: a desktop, a tablet, a phone, a desktop at 400 % zoom. */
const WINDOWS = [
  { width: DESK, height: 900 },
  { width: 768, height: 800 },
  { width: PHONE, height: 740 },
  { width: 320, height: 800 },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe that its runner brings, less than half as long as the text that the runner takes: every page reads it anew. */
const axeText = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** What axe finds wrong within a part of the page, each with where it is. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Loading axe takes longer than most checks, so it is done once per page; the runner would do it twice.
  const isAlone = page.frames().length === 1;
  const isThere = await page.evaluate(() => 'axe' in window);
  if (isAlone && !isThere) await page.evaluate(axeText);
  const axe = new AxeBuilder({ page, axeSource: isAlone || isThere ? 'void 0' : axeText })
    .include(part)
    .withTags(rules)
    .options({ resultTypes: ['violations'] })
    // A single run is enough: the site has no frames of its own whose results would have to be merged.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      where: target.join(' '),
      what: `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    })),
  );
  const inert = new Set(
    await page.evaluate(
      behindDialogs,
      found.map(({ where }) => where),
    ),
  );
  return found.filter(({ where }) => !inert.has(where)).map(({ what }) => what);
}

/**
 * Of some selectors, those of elements behind a modal dialog, which are inert. axe infers from points around a dialog
 * whether it is modal, and now and then does not see it: then it measures the page's colours against the dialog's.
 */
function behindDialogs(selectors: readonly string[]): string[] {
  const modals = Array.from(document.querySelectorAll('dialog:modal'));
  return selectors.filter((selector) => {
    const element = document.querySelector(selector);
    return (
      element !== null &&
      modals.length > 0 &&
      !modals.some((modal) => modal.contains(element) || element.contains(modal))
    );
  });
}

/** Nothing is wider than the screen when text is twice the size. */
async function expectReflowOfLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await page.evaluate(cutOffParts), 'sticks out with large text').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/**
 * Checks the page against WCAG 2.2 AA on a phone and a desktop, that names start with the visible text, and that it
 * fits every width in between.
 * @param shown the widths at which the page has this state
 * @param part what to check, if the rest of the page was checked in another state
 */
export async function expectAccessible(
  page: Page,
  {
    shown = 'everywhere',
    part = 'html',
  }: { shown?: 'everywhere' | 'on phones' | 'on desks'; part?: string } = {},
): Promise<void> {
  const windows = WINDOWS.filter(
    ({ width }) => shown === 'everywhere' || (shown === 'on phones') === width < 1024,
  );
  // One after the other and each once, because a page that renders anew also loads other pictures.
  for (const window of windows) {
    const { width } = window;
    await page.setViewportSize(window);
    if (width === DESK || width === PHONE) {
      expect.soft(await violations(page, part), `at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `small targets at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(otherNames), `other names at ${width} px`).toEqual([]);
    }
    expect.soft(await page.evaluate(cutOffParts), `sticks out at ${width} px`).toEqual([]);
  }
  await expectReflowOfLargeText(page);
}
