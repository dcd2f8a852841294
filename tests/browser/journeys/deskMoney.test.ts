import type { Page } from 'playwright/test';
import { lagosInstant } from '../../../machines/shared/stay';
import { labels, terminalTotal } from '../../../messages/desk/pages/asked';
import { reservationEvent } from '../../../server/database/schema';
import { inDays } from '../support/booking';
import {
  bookedBefore,
  bookTonight,
  deskHeaders,
  enterCode,
  heldTonight,
  inHotel,
  logInAtDesk,
} from '../support/desk';
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

/** The hotel has been open for days, as far as its events tell, whichever journey was first. */
async function openedDaysAgo(): Promise<void> {
  const { id: reservationId } = await bookedBefore('First Guest', inDays(-1), inDays(1));
  const at = lagosInstant(inDays(-3), '12:00');
  await inHotel(at, (tx) =>
    tx
      .insert(reservationEvent)
      .values({ id: -1, reservationId, at, kind: 'guest.reminded', detail: {} })
      .onConflictDoNothing(),
  );
}

test('a manager sees a transfer come, and the day is closed from a phone with what was taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, 'manager');
  await expect(page.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();
  await awaitsTransfer(page);
  await openedDaysAgo();

  await page.getByRole('link', { name: 'Money' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: guest });
  await waiting.getByRole('button', { name: 'Transfer Received' }).click();
  await page.getByRole('button', { name: /^Record ₦.* by Transfer$/ }).click();
  // Whoever noted it themselves confirms it with the code.
  await enterCode(page);
  await expect(page.getByText(/^Transfer recorded\./)).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('row', { name: /by transfer/ }).first()).toContainText('₦');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'The day before' }).click();
  await page.getByRole('button', { name: 'Close the Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Day' });
  await dialog.getByLabel(labels.float).fill('5,000');
  await dialog.getByLabel(labels.counted).fill('5,000');
  await dialog.getByLabel(terminalTotal('POS 1')).fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Day closed\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the Day' })).toBeHidden();
  await expect(page.getByText(/closed it on/)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);
});
