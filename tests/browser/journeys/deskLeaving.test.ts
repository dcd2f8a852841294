import type { Page } from 'playwright/test';
import { valueAt } from '../../server/support/reading';
import { inDays } from '../support/booking';
import { bookedBefore, enterCode, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** Opens a stay that began in the past, as a manager. @returns its room */
async function opened(page: Page, name: string, nights: [number, number]): Promise<string> {
  await page.setViewportSize(wide);
  const { id, room } = await bookedBefore(name, inDays(nights[0]), inDays(nights[1]));
  await logInAtDesk(page, 'manager');
  await page.goto(`/desk/reservations/${id}`);
  return room;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a guest leaves two nights early: the nights are on sale at once, and a part goes back', async ({
  page,
}) => {
  const room = await opened(page, 'Halima Bello', [-1, 2]);
  const isFree = async () => {
    const params = { checkIn: inDays(0), checkOut: inDays(2) };
    const free: unknown = await (await page.request.get('/api/v1/desk/free', { params })).json();
    return JSON.stringify(valueAt(free, 'types')).includes(`"room":"${room}"`);
  };
  await button(page, `Check In, room ${room}`).click();
  await expect(page.getByText(`Checked in, room ${room}.`)).toBeVisible();
  expect(await isFree()).toBe(false);
  await expect(page.getByText(/^Check Out: This puts room/)).toBeVisible();
  await page.getByRole('button', { name: `Check Out, room ${room}: This puts` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check Out', exact: true }).click();
  await expect(page.getByText(`Checked out, room ${room}.`)).toBeVisible();
  expect(await isFree()).toBe(true);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Partial refund, in naira').fill('750');
  await dialog.getByLabel('Reason').fill('Two nights early, one of them is given back');
  await button(page, 'Preview Changes').click();
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText('750');
  expect(await dialog.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await dialog.getByRole('button', { name: 'Refund ₦750.00' }).click();
  await enterCode(page);
  await expect(page.getByText(/^Refund recorded/)).toBeVisible();
  await expect(page.getByText(/one of them is given back/)).toBeVisible();
});

test('a guest never came, is noted the day after the first night, and comes after all', async ({
  page,
}) => {
  const room = await opened(page, 'Sani Garba', [-2, 2]);
  await page.getByRole('button', { name: `No-Show, room ${room}:` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No-Show', exact: true }).click();
  await expect(page.getByText(`No-show recorded, room ${room}.`)).toBeVisible();
  await expect(button(page, `Check In, room ${room}`)).toBeHidden();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: `Undo, room ${room}: If they` }).click();
  await expect(page.getByText(`Last step undone, room ${room}.`)).toBeVisible();
  await button(page, `Check In, room ${room}`).click();
  await expect(page.getByText(`Checked in, room ${room}.`)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
