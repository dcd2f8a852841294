import { notDone } from '../../../../messages/session/session';
import type { APIRequestContext, Page } from 'playwright/test';
import { addDays, type LagosDate } from '../../../../machines/shared/stay';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { firstHotelPort } from '../../../../scripts/test/site';
import { expect, test as base } from '../../../browser/support/test';
import { openHotel, type Hotel } from './hotel';

/** Longer than an access token lives. */
export const TOKEN_OVER_MS = 16 * 60_000;

/** Everything that a scenario in a real browser can use. */
export interface Place {
  page: Page;
  request: APIRequestContext;
  hotel: Hotel;
  /** Unexpected errors on its pages so far. */
  pageErrors: readonly string[];
  /** The day on which the scenario begins, a Monday. */
  monday: LagosDate;
}

/** A test's hotel and page, with its guest. */
export interface World extends Place {
  /** The guest of this scenario alone, logged in. */
  guest: LoggedInGuest;
}

interface Fixtures {
  place: Place;
  world: World;
}

/** A test in a worker's separate hotel, with a separate week and guest. */
export const test = base.extend<Fixtures, { hotel: Hotel; firstPort: number }>({
  firstPort: [firstHotelPort, { scope: 'worker', option: true }],
  hotel: [
    async ({ firstPort }, use, { parallelIndex }) => {
      const hotel = await openHotel(firstPort, parallelIndex);
      await use(hotel);
      await hotel.close();
    },
    // A machine that is busy with other things takes a minute to start it.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hotel }, use) => use(hotel.url),
  place: async ({ page, request, hotel, pageErrors }, use) => {
    await hotel.beginWeek();
    await page.clock.install({ time: hotel.now() });
    await use({ page, request, hotel, pageErrors, monday: hotel.today() });
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  world: async ({ place }, use) => use({ ...place, guest: await becomeGuest(place.request) }),
});

/** Puts texts into the storage of the tab and of the device, before the site is opened. */
export async function saveInBrowser(
  page: Page,
  kept: { tab?: Record<string, string>; device?: Record<string, string> },
): Promise<void> {
  // A page of the site's origin that is not the site.
  await page.goto('/favicon.svg');
  await page.evaluate(({ tab = {}, device = {} }) => {
    for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
    for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text);
  }, kept);
}

/** Stores the guest's session in the browser before the site is opened. */
export async function arriveLoggedIn(
  { page, guest: { session } }: Pick<World, 'page' | 'guest'>,
  tab: Record<string, string> = {},
): Promise<void> {
  await saveInBrowser(page, {
    tab: { ...tab, accessToken: session.token.accessToken },
    device: { refreshToken: session.token.refreshToken, user: JSON.stringify(session.user) },
  });
}

/** Ends the guest's session on the server: the issued access token expires, and can't be refreshed. */
export async function endSession({ request, hotel, page }: Place): Promise<void> {
  expectErrorResponses(page, 401);
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await request.post('/api/v1/auth/users/logout', { data: { refreshToken } });
  await hotel.pass(TOKEN_OVER_MS);
}

/** Reads the alert that the session is over, logs in again, and is told that what was asked for was not done. */
export async function logInAgain(
  { page, guest }: Pick<World, 'page' | 'guest'>,
  { isTold = true } = {},
): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your session has expired');
  await alert.getByRole('button', { name: 'OK' }).click();
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(guest.email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form).toBeHidden();
  if (!isTold) return;
  await expect(alert).toContainText(notDone);
  await alert.getByRole('button', { name: 'OK' }).click();
}

/** The date that is as far from the scenario's Monday as one of the model is from its own day. */
export function dateInWeek({ monday }: Pick<Place, 'monday'>, modelDate: LagosDate): LagosDate {
  const days = (Date.parse(modelDate) - Date.parse('2026-03-10')) / 86_400_000;
  return addDays(monday, days);
}

export { expect };
