import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/**
 * Interacts, as a guest does on the way to what lies further down, and waits until the script has
 * taken over what is found there. What a test changes in a page before is undone by that.
 */
export async function hydrate(page: Page, found: Locator): Promise<void> {
  // A mouse that was nowhere before has not moved yet.
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await expect
    .poll(() =>
      found.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}
