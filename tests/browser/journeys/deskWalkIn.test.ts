import { inDays } from '../support/booking';
import { logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

test('a family walks in: two rooms, two nights, cash, and in house, by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, 'manager');
  const line = page.getByText(/^Available tonight: /);
  await expect(line).toBeVisible();
  const free = (await line.textContent())?.replace('Available tonight: ', '') ?? '';

  let keys = 0;
  const press = async (...some: string[]) => {
    for (const key of some) await page.keyboard.press(key);
    keys += some.length;
  };
  await press('Alt+n');
  // “Are we full?” has one answer.
  await expect(page.getByText(`Available: ${free}`)).toBeVisible();
  await expect(page.getByLabel('Nights')).toBeFocused();
  // Two nights, two adults, two children.
  await press('2', 'Tab', '2', 'Tab', '2', 'Tab');
  await page.keyboard.type('Ngozi Eze');
  await press('Tab');
  await page.keyboard.type('08030000077');
  const rooms = page.getByRole('listbox', { name: 'Rooms' });
  // While two nights are asked for there is no list to reach by Tab.
  await expect(page.getByText(/^Available: /)).toBeVisible();
  await press('Tab', 'Tab', 'Tab');
  await press('Space', 'ArrowRight', 'Space', 'Tab');
  await expect(rooms.getByRole('option', { selected: true })).toHaveCount(2);
  await expect(page.getByText('for 2 rooms, 2 nights')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Record ₦.* in Cash$/ })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Ngozi Eze', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check In/ }).first()).toBeFocused();
  expect(keys).toBe(16);
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Checked in/ })).toBeVisible();

  // On a phone: an earlier guest is found, what was entered survives a reload, and the rooms are held.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'New Booking' }).click();
  await page.getByLabel('Name', { exact: true }).pressSequentially('ngozi');
  await page.getByRole('option', { name: 'Ngozi Eze' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('08030000077');
  await rooms.getByRole('option').first().click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ngozi Eze');
  await expect(rooms.getByRole('option', { selected: true })).toHaveCount(1);
  await page.getByLabel('held until').fill(`${inDays(1)}T00:00`);
  await page.getByRole('button', { name: 'Hold the Rooms' }).click();
  await expect(page.getByRole('heading', { name: 'Ngozi Eze', level: 1 })).toBeVisible();
  await expect(page.getByText('Held until')).toBeVisible();
  const body = await page.evaluate(() => document.body.scrollWidth);
  expect(body).toBeLessThanOrEqual(360);
});
