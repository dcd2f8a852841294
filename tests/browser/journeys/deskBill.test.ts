import type { Page } from 'playwright/test';
import { bookTonight, heldTonight, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** What the page would put on paper. */
async function printed(page: Page, sheet: string): Promise<void> {
  await page.getByRole('button', { name: sheet, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: sheet })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
}

/** Nothing of the page itself is wider than the window. */
async function fits({ width }: typeof phone, page: Page): Promise<void> {
  const main = page.getByRole('main');
  expect(await main.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width);
}

test('a guest pays the laundry in two parts and leaves with the bill; a transfer waits for a manager', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.setViewportSize(wide);
  await logInAtDesk(page, 'desk');
  await expect(page.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();
  const { id, room } = await bookTonight(page, 'Ngozi Adeyemi');
  await page.goto(`/desk/reservations/${id}`);
  await page.getByRole('button', { name: `Check In, room ${room}` }).click();

  await page.getByRole('button', { name: 'Add Extra' }).click();
  await page.getByLabel('Amount in naira').fill('4,500');
  await page.getByLabel('What it’s for').fill('Laundry, three shirts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Extra added to the bill.')).toBeVisible();
  await expect(page.getByText('Check Out: ₦4,500.00 is still due.')).toBeVisible();

  await page.getByRole('button', { name: 'Paid in Cash' }).click();
  await page.getByLabel('Amount in naira').fill('2000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check Out: ₦2,500.00 is still due.')).toBeVisible();

  await page.setViewportSize(phone);
  await fits(phone, page);
  await page.getByRole('button', { name: 'Paid by Card' }).click();
  await page.getByLabel('Number on the slip (RRN)').fill('004711');
  await page.getByRole('button', { name: 'Record ₦2,500.00 by Card' }).click();
  await page.getByRole('button', { name: `Check Out, room ${room}` }).click();
  // Tonight is paid, and goes back on sale.
  await page.getByRole('dialog').getByRole('button', { name: 'Check Out', exact: true }).click();
  await expect(page.getByText(`Checked out, room ${room}.`)).toBeVisible();

  for (const sheet of ['Registration Card', 'Receipt', 'Bill']) {
    await printed(page, sheet);
    if (sheet !== 'Bill') await page.emulateMedia({ media: 'screen' });
  }
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill.getByText('Laundry, three shirts')).toBeVisible();
  await expect(bill.getByText('Ngozi Adeyemi')).toBeVisible();
  // The page itself is printed without what can be done.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'This Page' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // A guest who shows a transfer on a telephone waits until a manager has seen the money.
  const held = await bookTonight(page, 'Musa Ibrahim', heldTonight());
  await page.goto(`/desk/reservations/${held.id}`);
  await page.getByRole('button', { name: 'Expect Transfer' }).click();
  await page.getByLabel('Sender’s name').fill(`Musa Ibrahim, ${held.id.slice(0, 8)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Transfer expected. A manager confirms it.')).toBeVisible();
  const received = page.getByRole('button', { name: /^Transfer Received/ });
  await received.click();
  await expect(page.getByRole('dialog')).toContainText('Only a manager can do this.');
  await page.keyboard.press('Escape');
  await fits(phone, page);

  const context = await browser.newContext({ viewport: wide });
  const manager = await context.newPage();
  await logInAtDesk(manager, 'manager');
  await manager.getByRole('link', { name: /expected from Musa Ibrahim/ }).click();
  await manager.getByRole('button', { name: 'Transfer Received' }).click();
  await manager.getByRole('button', { name: /^Record ₦.* by Transfer$/ }).click();
  await expect(manager.getByText(/^Transfer recorded\./)).toBeVisible();
  await context.close();
  await expect(received).toBeHidden({ timeout: 10_000 });
});
