import { expect, type Locator, type Page } from 'playwright/test';

/** More Tab stops than any page has. */
const MANY = 150;

/** Presses Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MANY; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${target.toString()}`);
}

/** Goes to something with the Tab key and presses Enter there. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * The focused element, and what is wrong with its focus style once the page is painted. Runs inside the page; null if
 * the focus has left it, or is moving into a frame.
 */
async function focusedStop(): Promise<{ name: string; wrong: string[] } | null> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const stop = document.activeElement;
  if (stop === null || stop === document.body) return null;
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, bottom - 4],
  ];
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (stop.contains(there) || there.contains(stop));
  });
  const label = stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent;
  // A frame shows the focus inside itself.
  const wrong = stop.matches('iframe')
    ? []
    : [...(hasRing ? [] : ['has no ring']), ...(isSeen ? [] : ['is covered'])];
  return { name: `${stop.tagName.toLowerCase()} ${label.trim().slice(0, 40)}`, wrong };
}

/** Walks once through the page with the Tab key; returns the stops and those that can't be seen. */
export async function walkStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  const begun = (await page.evaluate(focusedStop))?.name;
  let last = '';
  let stops = 0;
  let nowhere = 0;
  // After its last stop the focus leaves the page, and then returns to the first.
  while (stops < MANY && nowhere < 2) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    nowhere = stop === null ? nowhere + 1 : 0;
    if (stop === null) continue;
    if (stop.name === begun) break;
    if (stop.name !== last) stops += 1;
    last = stop.name;
    unseen.push(...stop.wrong.map((why) => `${stop.name} ${why}`));
  }
  return { stops, unseen };
}
