import { arriveAsNewGuest } from '../support/account';
import { book, inDays } from '../support/booking';
import { logInAtDesk } from '../support/desk';
import { expectErrorResponses } from '../support/pageErrors';
import { expect, test } from '../support/test';

test('a web booking that is paid appears at the desk by itself, and is checked in with six keys', async ({
  page,
  context,
}) => {
  const desk = await context.newPage();
  // In the end the desk is locked.
  expectErrorResponses(desk, 403);
  await logInAtDesk(desk, 'desk');
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

  for (const width of [360, 1440]) {
    await desk.setViewportSize({ width, height: 740 });
    // Three letters of the name, the one who is found, and Enter twice.
    for (const letter of guest.lastName.slice(-3)) await desk.keyboard.press(letter);
    await expect(desk.getByRole('option', { name }).first()).toBeVisible();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Check In/ })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('status').filter({ hasText: /^Checked in, room/ })).toBeVisible();
    if (width === 1440) break;
    await desk.getByRole('button', { name: /^Undo/ }).click();
    await expect(desk.getByText(/^Last step undone/)).toBeVisible();
    await desk.getByRole('link', { name: 'Today', exact: true }).click();
  }

  await desk.getByRole('button', { name: 'Lock' }).click();
  await expect(desk.getByRole('heading', { name: 'Locked' })).toBeVisible();
});
