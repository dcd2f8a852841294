import type { Locator } from 'playwright/test';
import { expectNoNetwork } from '../../../browser/support/pageErrors';
import type { Stage } from './realMachine';
import { expect, type Place } from './world';

/** No action: it happens without one. */
export const byItself = () => Promise.resolve();

/** The alert that lies over the page. */
export function alertOf({ page }: Pick<Place, 'page'>): Locator {
  return page.getByRole('alertdialog');
}

/** The alert that lies over the page says so. */
export const alertSays = (words: string | RegExp) => (scene: Pick<Place, 'page'>) =>
  expect(alertOf(scene)).toContainText(words);

/** Presses the button of that name. */
export const presses =
  (name: string) =>
  ({ page }: Pick<Place, 'page'>) =>
    page.getByRole('button', { name, exact: true }).click();

/** Closes the alert that lies over the page. */
export const closesAlert = (scene: Pick<Place, 'page'>) =>
  alertOf(scene).getByRole('button', { name: 'OK' }).click();

/** Makes a call fail without a network, which then returns. */
export async function withoutNetwork({ page, gate }: Stage, call: string): Promise<void> {
  expectNoNetwork(page);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await gate.letGo(call);
  await failed;
  await page.context().setOffline(false);
}

/** From now on the page's time stands still until it is advanced. */
export async function holdTime({ page }: Pick<Place, 'page'>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
