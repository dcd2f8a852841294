import type { Page } from 'playwright/test';
import { hotel } from '../../../hotel/hotel';
import { arriveAsNewGuest } from '../support/account';
import { book, chooseRooms, fillDetails, inDays, type RoomChoice } from '../support/booking';
import { logInAtDesk } from '../support/desk';
import type { Guest } from '../support/guest';
import { expectEmail } from '../support/mailbox';
import { expect, test } from '../support/test';

/** Books and opens the details of the reservation from the list. */
async function bookAndOpen(
  page: Page,
  stay: { checkIn: string; checkOut: string },
  choice: RoomChoice,
  afterBooking?: () => Promise<void>,
): Promise<Guest> {
  const guest = await arriveAsNewGuest(page);
  await book(page, guest, stay, choice);
  await expect(page).toHaveURL(/\/confirm$/);
  await afterBooking?.();
  await page.goto('/my-reservations');
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Reservation Details' })).toBeVisible();
  return guest;
}

test('a guest modifies an unpaid reservation and pays less or more for it', async ({ page }) => {
  await bookAndOpen(page, { checkIn: inDays(50), checkOut: inDays(51) }, { 'Deluxe Room': 1 });
  await expect(page.getByText('₦2,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Check-out').fill(inDays(53));
  await expect(dialog.getByText('They’re yours once you save.')).toBeVisible();
  await expect(dialog.getByText('₦4,000.00')).toBeVisible();
  await dialog.getByLabel('Adults').selectOption('3');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('₦6,000.00').first()).toBeVisible();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
});

test('a guest cancels an unpaid reservation after being asked', async ({ page }) => {
  const guest = await bookAndOpen(
    page,
    { checkIn: inDays(60), checkOut: inDays(61) },
    { 'Family Suite': 1 },
  );
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modify Reservation' })).toBeHidden();
  await expectEmail(page, guest.email, /cancel/i);
});

/** Prints the page in the browser: the reservation and the hotel's address, no controls, on one sheet. */
async function expectOnOneSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const needless of ['banner', 'contentinfo', 'button', 'link'] as const) {
    await expect(page.getByRole(needless).locator('visible=true')).toHaveCount(0);
  }
  await expect(
    page.getByRole('main').getByText(hotel.address.street).locator('visible=true'),
  ).toBeVisible();
  await expect(page.getByText('Payment reference', { exact: true })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: null });
}

test('a guest asks for a refund of a paid reservation and sees it refunded', async ({ page }) => {
  const guest = await bookAndOpen(
    page,
    { checkIn: inDays(70), checkOut: inDays(72) },
    { 'Double Deluxe': 2 },
    async () => {
      await page.getByRole('button', { name: 'Pay with Paystack' }).click();
      await page.getByRole('button', { name: 'Pay ₦4,000.00' }).click();
      await expect(page.getByText('Payment Successful!')).toBeVisible();
    },
  );
  await expectOnOneSheet(page);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const missing = page.getByRole('alertdialog');
  await expect(missing).toContainText('Please provide a reason for the refund.');
  await missing.getByRole('button', { name: 'OK' }).click();
  await dialog.getByLabel(/reason/i).fill('The conference has been moved.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Request Refund' }).click();
  await expect(page.getByText(/refund has been requested/i).first()).toBeVisible();
  await expectEmail(page, guest.email, /refund/i);

  // The sandbox pays refunds out within seconds; the server follows on its schedule.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000, intervals: [2_000] });
});

test('a special request keeps its lines wherever it is read, at the desk too', async ({
  page,
  context,
}) => {
  const lines = 'We arrive at 22:00.\nA cot for the baby, please.';
  const guest = await arriveAsNewGuest(page);
  await page.getByLabel('Notes').fill(lines);
  await fillDetails(page, guest, { checkIn: inDays(70), checkOut: inDays(71) });
  const shown = (place: Page) => place.getByText('A cot for the baby, please.').first();
  const read = async (place: Page) => (await shown(place).innerText()).trim();
  expect(await read(page)).toBe(lines);
  await chooseRooms(page, { 'Deluxe Room': 1 });
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(await read(page)).toBe(lines);
  await page.goto(`/my-reservations/${id}`);
  expect(await read(page)).toBe(lines);

  const desk = await context.newPage();
  await logInAtDesk(desk, 'desk');
  await desk.goto(`/desk/reservations/${id}`);
  expect(await read(desk)).toBe(lines);
  await desk.getByLabel('A note for your colleagues').fill(`${lines}\nTold housekeeping.`);
  await desk.getByRole('button', { name: 'Save Note' }).click();
  await expect(desk.getByText('Told housekeeping.').first()).toBeVisible();
  const note = desk.getByText('Told housekeeping.').first();
  expect((await note.innerText()).trim()).toBe(`${lines}\nTold housekeeping.`);
});
