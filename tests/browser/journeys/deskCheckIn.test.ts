import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { siteEnvironment } from '../../../scripts/test/site';
import { arriveAsNewGuest } from '../support/account';
import { book, inDays } from '../support/booking';
import { expectErrorResponses } from '../support/pageErrors';
import { expect, test } from '../support/test';

const email = 'desk@hotel.example';

/** What the server prints at its start in development, of which the password and the secret are made. */
function digestOf(what: string): Buffer {
  const secret = readFileSync(join(siteEnvironment.DATA_FOLDER, 'code-secret'), 'utf8').trim();
  return createHmac('sha1', secret).update(`development ${what}`).digest();
}

async function logIn(page: Page): Promise<void> {
  const password = digestOf(`password ${email}`).toString('hex').slice(0, 16);
  const secret = new Secret({ buffer: Uint8Array.from(digestOf(`totp ${email}`)).buffer });
  await page.goto('/desk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Code' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
}

test('a web booking that is paid appears at the desk by itself, and is checked in with six keys', async ({
  page,
  context,
}) => {
  const desk = await context.newPage();
  // Nobody is logged in yet, and in the end the desk is locked.
  expectErrorResponses(desk, 401, 403);
  await logIn(desk);
  await expect(desk.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();

  await page.bringToFront();
  const guest = await arriveAsNewGuest(page);
  await book(page, guest, { checkIn: inDays(0), checkOut: inDays(2) }, { 'Deluxe Room': 1 });
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();

  const name = `${guest.firstName} ${guest.lastName}`;
  await desk.bringToFront();
  await expect(desk.getByRole('row', { name }).first()).toBeVisible({ timeout: 10_000 });

  // Three letters of the name, the one who is found, and Enter twice.
  for (const letter of guest.lastName.slice(-3)) await desk.keyboard.press(letter);
  await expect(desk.getByRole('option', { name }).first()).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Check In/ })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: /^Checked in, room/ })).toBeVisible();

  await desk.getByRole('button', { name: 'Lock' }).click();
  await expect(desk.getByRole('heading', { name: 'Locked' })).toBeVisible();
});
