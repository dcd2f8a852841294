import type { Page } from 'playwright/test';
import { respond } from '../support/responses';
import { asGuest, expect } from '../support/asGuest';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { enter, walkStops } from '../support/keyboard';
import { paidStay, pendingStay } from '../support/stays';
import { expect as expectPage, test } from '../support/test';
import { hydrate } from '../support/hydrate';

const load = '/api/v1/hotel/reservations/{id}';

/** Every Tab stop is visible, on a phone and on a desktop. */
async function expectStopsSeen(page: Page, atLeast: number): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    const { stops, unseen } = await walkStops(page);
    expect.soft(unseen, `at ${size.width} px`).toEqual([]);
    expect.soft(stops).toBeGreaterThanOrEqual(atLeast);
  }
}

/** Their header, foot and fields are also those of the home page and of the reservation form. */
const notEveryDay = { tag: '@release' };

for (const [path, stops, details] of [
  ['/', 30, {}],
  ['/contact', 25, notEveryDay],
  ['/login', 18, notEveryDay],
] as const)
  test(`the focus can be seen everywhere on ${path}`, details, async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto(path);
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStopsSeen(page, stops);
  });

asGuest('the focus can be seen everywhere on the reservation form', async ({ page }) => {
  await page.goto('/reservation');
  await page.getByRole('button', { name: 'Choose from the calendar' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectStopsSeen(page, 25);
});

asGuest('the focus can be seen everywhere on the room selection', async ({ page, guest }) => {
  await page.goto('/reservation');
  await fillDetails(page, guest, { checkIn: inDays(110), checkOut: inDays(111) });
  await chooseRooms(page, { 'Deluxe Room': 1 });
  await expectStopsSeen(page, 15);
});

asGuest('the focus can be seen everywhere on the details of a reservation', async ({ page }) => {
  await respond(page, 'get', load, 200, { reservation: pendingStay });
  await page.goto(`/my-reservations/${pendingStay.id}`);
  await expect(page.getByRole('button', { name: 'Modify Reservation' })).toBeVisible();
  await expectStopsSeen(page, 18);
});

test('Escape closes the detail of a room, and the focus is back where it was', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: /VIEW DETAIL/i }).nth(2);
  await hydrate(page, opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('dialog')).toBeHidden();
  await expectPage(opener).toBeFocused();
});

test('Escape closes the menu on a phone, and the focus is back on its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/aboutus');
  const opener = page.getByRole('button', { name: 'Menu' });
  await enter(page, opener);
  // The menu opens once the script, which the first key starts, is there.
  await expectPage(page.getByRole('link', { name: 'HOME', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('link', { name: 'HOME', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('link', { name: 'HOME', exact: true })).toBeHidden();
  await expectPage(opener).toBeFocused();
});

for (const [opens, reservation] of [
  ['Modify Reservation', pendingStay],
  ['Cancel Reservation', pendingStay],
  ['Request Refund', paidStay],
] as const)
  asGuest(`Escape closes ${opens}, and the focus is back on its button`, async ({ page }) => {
    await respond(page, 'get', load, 200, { reservation });
    await page.goto(`/my-reservations/${reservation.id}`);
    const opener = page.getByRole('button', { name: opens });
    await enter(page, opener);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

asGuest('after the alert the focus goes to the first field that is wrong', async ({ page }) => {
  await page.goto('/reservation');
  await enter(page, page.getByRole('button', { name: 'Check Availability' }));
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Check-in')).toBeFocused();
});
