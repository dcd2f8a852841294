import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { siteEnvironment, siteUrl } from '../../../scripts/test/site';
import { valueAt } from '../../server/support/reading';
import { inDays } from './booking';

/** What the server prints at its start in development, of which the password and the secret are made. */
function digestOf(what: string): Buffer {
  const secret = readFileSync(join(siteEnvironment.DATA_FOLDER, 'code-secret'), 'utf8').trim();
  return createHmac('sha1', secret).update(`development ${what}`).digest();
}

/**
 * Logs one of the two people of a hotel in development in at the desk. A code counts once: where another test has just
 * used it, the next one is entered, which the server takes half a minute early.
 */
export async function logInAtDesk(page: Page, person: 'desk' | 'manager'): Promise<void> {
  const email = `${person}@hotel.example`;
  const password = digestOf(`password ${email}`).toString('hex').slice(0, 16);
  const secret = new Secret({ buffer: Uint8Array.from(digestOf(`totp ${email}`)).buffer });
  await page.goto('/desk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Code' })).toBeVisible();
  const wrong = page.getByText(/^This code is not right/);
  for (const early of [0, 30_000]) {
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + early });
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Today' }).or(wrong)).toBeVisible();
    if (!(await wrong.isVisible())) return;
  }
}

/**
 * Books a room for tonight, of a type of which another one is free.
 * @param paid how it is paid or held, as the contract has it
 */
export async function bookTonight(
  page: Page,
  name: string,
  paid: object = { payment: { method: 'cash' } },
): Promise<{ id: string; room: string }> {
  const stay = { checkIn: inDays(0), checkOut: inDays(1) };
  const headers = { origin: siteUrl, 'desk-request': 'person', 'idempotency-key': randomUUID() };
  const found = await page.request.get('/api/v1/desk/free', { headers, params: stay });
  const answer: unknown = await found.json();
  const types = valueAt(answer, 'types');
  const type: unknown = Array.isArray(types)
    ? types.find((one) => valueAt(one, 'rooms.1') !== undefined)
    : undefined;
  const room = String(valueAt(type, 'rooms.0.room'));
  const party = { adults: 1, children: 0, rooms: [room], name, phone: '08030000055' };
  const totalPrice = valueAt(type, 'roomPrice');
  const data = { ...stay, ...party, totalPrice, ...paid };
  const booked = await page.request.post('/api/v1/desk/reservations', { headers, data });
  expect(booked.status()).toBe(200);
  return { id: String(valueAt(await booked.json(), 'id')), room };
}
