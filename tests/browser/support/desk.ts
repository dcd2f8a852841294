import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { siteEnvironment } from '../../../scripts/test/site';

/** What the server prints at its start in development, of which the password and the secret are made. */
function digestOf(what: string): Buffer {
  const secret = readFileSync(join(siteEnvironment.DATA_FOLDER, 'code-secret'), 'utf8').trim();
  return createHmac('sha1', secret).update(`development ${what}`).digest();
}

/** Logs one of the two people of a hotel in development in at the desk. A code counts once in half a minute. */
export async function logInAtDesk(page: Page, person: 'desk' | 'manager'): Promise<void> {
  const email = `${person}@hotel.example`;
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
