import { readdirSync, readFileSync } from 'node:fs';
import browserData from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers, provingFeature } from '../../../scripts/site/oldestBrowsers';
import { arriveAsNewGuest } from '../support/account';
import { book, inDays } from '../support/booking';
import { logInAtDesk } from '../support/desk';
import { deleteAll, isInOldest, lackingInOldest } from '../support/oldestBrowser';
import { expectErrorResponses } from '../support/pageErrors';
import { expect, test } from '../support/test';

test('a guest with nothing newer than the oldest browsers’ functions books, pays and has the receipt; the desk checks them in', async ({
  page,
  context,
}) => {
  await context.addInitScript(deleteAll, lackingInOldest);
  const guest = await arriveAsNewGuest(page);
  expect(await page.evaluate(() => ['canParse' in URL, 'toSorted' in []])).toEqual([false, false]);
  await book(page, guest, { checkIn: inDays(0), checkOut: inDays(2) }, { 'Double Room': 1 });
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto('/my-reservations');
  await page.getByRole('link', { name: /View Details/ }).click();
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: /receipt/i }).click();
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);

  const desk = await context.newPage();
  await logInAtDesk(desk, 'desk');
  const name = `${guest.firstName} ${guest.lastName}`;
  await desk.keyboard.type(guest.lastName);
  await desk.getByRole('option', { name }).first().click();
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
  await desk.getByRole('button', { name: /^Check In/ }).click();
  await expect(desk.getByRole('status').filter({ hasText: /^Checked in, room/ })).toBeVisible();
});

test('the README names the oldest browsers, and a style tells older ones apart', () => {
  const { chrome, safari, firefox } = oldestBrowsers;
  const named = `Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}`;
  expect(readFileSync('README.md', 'utf8')).toContain(named);
  const style = browserData.css.properties?.[provingFeature.property]?.__compat;
  expect(style && isInOldest(style)).toBe(true);
});

test('nothing that was built looks behind in an expression, which Safari parses from 16.4 on', () => {
  const folders = ['dist/site', 'dist/site/assets', 'dist/desk/assets'];
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  const built = scripts.filter((file) => file.endsWith('.js'));
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

for (const path of ['/', '/rooms', '/login', '/reservation', '/roombooking', '/contact', '/desk'])
  test(`in an older browser ${path} can be read, and says whom to call`, async ({ page }) => {
    await page.addInitScript(({ property }) => {
      CSS.supports = (...asked: [string, string?]) => asked[0] !== property;
    }, provingFeature);
    expectErrorResponses(page, 401);
    await page.goto(path);
    await expect(page.getByText(/an up-to-date browser/).first()).toBeVisible();
    await expect(page.getByText('One moment')).toBeHidden();
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const isTakenOver = page.locator('#root').evaluate((root) => Object.keys(root).length > 0);
    expect(await isTakenOver).toBe(path === '/desk');
  });
