import { expectErrorResponses } from '../support/pageErrors';
import type { Page } from 'playwright/test';
import { asGuest } from '../support/asGuest';
import { expectAccessible } from '../support/screenCheck';
import { expect, test } from '../support/test';
import { hydrate } from '../support/hydrate';

/** Opens a page that needs no login. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  // The map comes from elsewhere and is not ours to test.
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('home', async ({ page }) => {
  await open(page, '/', /\w/);
  await expectAccessible(page);
});

for (const slide of [2, 3])
  test(`home, slide ${slide}`, async ({ page }) => {
    await open(page, '/', /\w/);
    await page.getByRole('button', { name: `Go to slide ${slide} of 3` }).click();
    await expectAccessible(page, { part: '[aria-roledescription="carousel"]' });
  });

test('home, detail of a room', async ({ page }) => {
  await open(page, '/', /\w/);
  const button = page.getByRole('button', { name: /VIEW DETAIL/i }).first();
  await hydrate(page, button);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, { part: 'dialog' });
});

test('footer, wrong newsletter address', async ({ page }) => {
  await open(page, '/privacy', /\w/);
  const button = page.getByRole('button', { name: 'Subscribe' });
  await hydrate(page, button);
  await button.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page, { part: 'footer' });
});

test('about', async ({ page }) => {
  await open(page, '/aboutus', /\w/);
  await expectAccessible(page);
});

test('services', async ({ page }) => {
  await open(page, '/service', /\w/);
  await expectAccessible(page);
});

test('contact', async ({ page }) => {
  await open(page, '/contact', /\w/);
  await expectAccessible(page);
});

test('contact, empty message', async ({ page }) => {
  await open(page, '/contact', /\w/);
  await page.getByRole('button', { name: /send/i }).click();
  const first = page.getByLabel('Name', { exact: true });
  const label = page.getByText('Name', { exact: true });
  await expect(first).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const { y } = (await label.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectAccessible(page);
});

test('contact, message sent', async ({ page }) => {
  await open(page, '/contact', /\w/);
  await page.getByLabel('Name', { exact: true }).fill('Adaobi Okeke');
  await page.getByLabel('Email', { exact: true }).fill('adaobi@example.com');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('When does the pool open?');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/privacy', '/terms'])
  test(`legal page ${path.slice(1)}`, async ({ page }) => {
    await open(page, path, /\w/);
    await expectAccessible(page);
  });

test('not found', async ({ page }) => {
  expectErrorResponses(page, 404);
  await open(page, '/nowhere', /not found/i);
  await expectAccessible(page);
});

test('menu of a visitor', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/aboutus', /\w/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expectAccessible(page, { shown: 'on phones' });
});

asGuest('menu of a guest', async ({ page, guest }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/aboutus', /\w/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(guest.email).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, { shown: 'on phones' });
});

asGuest('dropdown of a guest', async ({ page, guest }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/aboutus', /\w/);
  await page.getByRole('button', { name: guest.firstName }).click();
  await expect(page.getByText(guest.email).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, { shown: 'on desks' });
});
