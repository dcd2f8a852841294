import type { Page } from 'playwright/test';
import { bookTonight, deskHeaders, heldTonight, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

const guest = 'Ngozi Balogun';

/** A caller's stay that is held, whose transfer is awaited. */
async function awaitsTransfer(page: Page): Promise<void> {
  const { id, naira } = await bookTonight(page, guest, heldTonight());
  const noted = await page.request.post(`/api/v1/desk/reservations/${id}/acts`, {
    headers: deskHeaders(),
    data: { act: 'expectTransfer', amount: naira, proof: `GTB ${id.slice(0, 8)}`, balance: naira },
  });
  expect(noted.status()).toBe(200);
}

test('a manager sees a transfer come, and the day is closed from a phone with what was taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, 'manager');
  await expect(page.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();
  await awaitsTransfer(page);

  await page.getByRole('link', { name: 'Money' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: guest });
  await waiting.getByRole('button', { name: 'Transfer Received' }).click();
  await expect(page.getByText('Transfer received.')).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('row', { name: /by transfer/ })).toContainText('₦');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'The day before' }).click();
  await page.getByRole('button', { name: 'Close the Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Day' });
  await expect(dialog).toContainText('are saved as this day’s figures');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Day closed and figures saved/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the Day' })).toBeHidden();
  await expect(page.getByText(/closed it on/)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);
});
