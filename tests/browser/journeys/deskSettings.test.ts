import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { inDays } from '../support/booking';
import { enterCode, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

test('a manager lets a colleague in and out again, and the site sells at the price that was set', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, 'manager');
  await page.getByRole('link', { name: 'Settings' }).click();

  const name = `Ada ${randomUUID().replace(/\W|\d/g, '')}`;
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(`${name.replace(' ', '-')}@hotel.example`);
  await page.keyboard.press('Enter');
  await enterCode(page);
  const link = String(await page.getByText(/\/desk\/welcome#/).textContent());

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);

  const hers = await (await browser.newContext()).newPage();
  await hers.goto(link);
  const secret = String(await hers.getByLabel('Key', { exact: true }).textContent());
  await hers.getByRole('textbox', { name: 'Choose a Password' }).fill('harmattan over jos');
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await hers.getByLabel(/^The code/).fill(totp.generate());
  await hers.keyboard.press('Enter');
  await hers.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(hers.getByRole('link', { name: 'Today', exact: true })).toBeVisible();
  await hers.goto('/desk/settings');
  await expect(hers.getByText('Only managers can see rates and desk access')).toBeVisible();

  // A day of this test's own, so that nobody else's stay costs something else.
  const [day, next] = [inDays(500), inDays(501)];
  await page.getByRole('button', { name: 'Change Rate: Family Suite' }).click();
  await page.getByLabel('Rate per night, in naira').fill('2,750');
  await page.getByLabel('First night').fill(day);
  await expect(page.getByRole('dialog')).toContainText(
    'pay ₦2,750.00 a night for the Family Suite',
  );
  await page.getByLabel('Reason').fill('A festival');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Family Suite: ₦2,750.00 a night/)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);
  // The screens are a longer row than a phone is wide.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 0.9 });

  await hers.goto(`/rooms?checkIn=${day}&checkOut=${next}&adults=2`);
  await expect(hers.getByText('₦2,750.00').first()).toBeVisible();
  await hers.goto('/desk');
  await expect(hers.getByRole('link', { name: 'Today', exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Suspend: ${name}` }).click();
  await page.getByLabel('Reason').fill('Left the hotel');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} no longer has access.`)).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await hers.context().close();
});
