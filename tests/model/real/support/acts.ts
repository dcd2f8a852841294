import type { Locator } from 'playwright/test';
import { expect, type Place } from './world';

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
