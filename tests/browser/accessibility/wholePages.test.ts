import type { Page } from 'playwright/test';
import { confirmationPath, myReservationPath, paths } from '../../../machines/shared/paths';
import { cutOffParts, otherNames, smallTargets } from '../../../tools/measures';
import { asGuest } from '../support/asGuest';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { hydrate } from '../support/hydrate';
import { expectErrorResponses } from '../support/pageErrors';
import { publicPages } from '../support/publicPages';
import { respond } from '../support/responses';
import { expectAccessible, violations } from '../support/screenCheck';
import { cancelledStay, paidStay, pendingStay, refundedStay } from '../support/stays';
import { expect, test } from '../support/test';

/**
 * Each page with its bar and foot, on every width and with large text. Its states, one by one, are checked with axe as
 * stories.
 */
const wholePages = [
  ...publicPages,
  ...[paths.login, paths.forgotPassword, paths.paymentCallback, '/nowhere'],
];

for (const path of wholePages)
  test(`${path} is accessible`, async ({ page }) => {
    if (path === '/nowhere') expectErrorResponses(page, 404);
    // The map comes from elsewhere and is not ours to test.
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

asGuest('the form and the rooms are accessible', async ({ page, guest }) => {
  const stay = { checkIn: inDays(100), checkOut: inDays(103) };
  await page.goto(paths.reservation);
  await page.getByRole('button', { name: 'Choose from the calendar' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessible(page);
  await fillDetails(page, guest, stay);
  await chooseRooms(page, { 'Deluxe Room': 1, 'Premium Penthouse': 2 });
  await expectAccessible(page);
});

asGuest('the confirmation is accessible', async ({ page }) => {
  await respond(page, 'get', '/api/v1/reservations/{id}', 200, { reservation: pendingStay });
  await page.goto(confirmationPath(pendingStay.id));
  await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeVisible();
  await expectAccessible(page);
});

asGuest('the list of reservations is accessible', async ({ page }) => {
  await respond(page, 'get', '/api/v1/hotel/reservations/history', 200, {
    reservations: [pendingStay, paidStay, cancelledStay, refundedStay],
  });
  await page.goto(paths.myReservations);
  await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(4);
  await expectAccessible(page);
});

asGuest('the details of a reservation and their dialog are accessible', async ({ page }) => {
  const load = '/api/v1/hotel/reservations/{id}';
  await respond(page, 'get', load, 200, { reservation: pendingStay });
  await page.goto(myReservationPath(pendingStay.id));
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

async function openMenu(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(paths.account);
  await page.getByRole('banner').getByRole('button', { name }).click();
}

asGuest('the account and its menu are accessible', async ({ page, guest }) => {
  await openMenu(page, 360, 'Menu');
  await expect(page.getByText(guest.email).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, { shown: 'on phones' });
  await openMenu(page, 1440, guest.firstName);
  await expectAccessible(page, { shown: 'on desks' });
});

test('the checks find what is wrong', async ({ page }) => {
  await page.goto(paths.about);
  await hydrate(page, page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => {
    // One by one, because the page's policy forbids styles in markup.
    const put = (name: 'p' | 'button', words: string, style: Partial<CSSStyleDeclaration>) => {
      const wrong = document.createElement(name);
      wrong.textContent = words;
      Object.assign(wrong.style, style);
      document.querySelector('main')?.append(wrong);
    };
    put('p', 'Pale words', { color: '#bbb', background: '#fff' });
    put('button', 'x', { width: '20px', height: '20px', padding: '0' });
    put('p', 'Wide words', { width: '200vw' });
    put('button', 'Send', { minHeight: '44px' });
    document.querySelector('main > :last-child')?.setAttribute('aria-label', 'Submit');
  });
  expect(await violations(page)).toContainEqual(expect.stringContaining('color-contrast'));
  expect(await page.evaluate(smallTargets)).toEqual(['x: 20 × 20']);
  expect(await page.evaluate(otherNames)).toEqual(['“Send” is called “Submit”']);
  expect(await page.evaluate(cutOffParts)).toContainEqual('p “Wide words”');
});
