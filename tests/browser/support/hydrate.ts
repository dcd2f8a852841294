import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Waits until the script, which the guest's first touch, key or move starts, has hydrated an element. */
export async function untilHydrated(found: Locator): Promise<void> {
  await expect
    .poll(() =>
      found.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}

/**
 * Interacts like a guest on the way down the page, and waits until the script has hydrated an element. That undoes
 * what a test changed in the page before.
 */
export async function hydrate(page: Page, found: Locator): Promise<void> {
  // The first position of the mouse doesn't count as a move.
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await untilHydrated(found);
}
