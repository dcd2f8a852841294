import { bookTonight, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

const guest = 'Ifeoma Chukwu';

test('a room is closed from a phone, its guest is named, and every screen counts the same rooms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAtDesk(page, 'manager');
  await expect(page.getByText(/^Available tonight: /)).toBeVisible();
  const { room: number } = await bookTonight(page, guest);

  await expect(async () => {
    // “Are we full?” has one answer, though others book meanwhile.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    const today = String(await page.getByText(/^Available tonight: /).textContent());
    await page.getByRole('link', { name: 'Rooms' }).click();
    await expect(page.getByText(today)).toBeVisible({ timeout: 1000 });
    const free = [...today.matchAll(/(\d+) ×/g)].reduce((sum, [, rooms]) => sum + Number(rooms), 0);
    await expect(page.getByRole('tab', { name: `Available tonight ${free}` })).toBeVisible();
  }).toPass();
  const card = page.getByRole('listitem').filter({ hasText: new RegExp(`^${number}`) });
  await expect(card.getByRole('link', { name: guest })).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole('button', { name: `More about room ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Out of Order Tonight' }).click();
  await expect(page.getByText(`${guest} has this room today.`)).toBeVisible();
  await page.getByLabel('Reason').fill('The shower leaks');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(new RegExp(`^Room ${number} is out of order for 1 night`)),
  ).toContainText(`${guest} is now in room`);
  await expect(card.getByText(/The shower leaks/)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: /^Out of order/ }).click();
  await page.getByRole('button', { name: `More about room ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Back in Service' }).click();
  await page.getByLabel('Reason').fill('It is mended');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Room ${number} is back in service for 1 night.`)).toBeVisible();
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('button', { name: `Mark Dirty, room ${number}` }).click();
  await page.getByRole('tab', { name: /^To clean/ }).click();
  await page.getByRole('button', { name: `Mark Clean, room ${number}` }).click();
  await expect(page.getByText(`Room ${number} is clean.`)).toBeVisible();
});
