import type { Page } from 'playwright/test';
import { arriveAsNewGuest } from './support/account';
import { chooseRooms, fillDetails, inDays } from './support/booking';
import { moveClock, setClockOff, wrongClocks } from './support/deviceClock';
import type { Guest } from './support/guest';
import { expectErrorResponses } from './support/pageErrors';
import { expect, test } from './support/test';

const HOUR = 3_600_000;

/** From the form to the confirmation, for a stay that begins tomorrow; tonight is offered as well. */
async function books(page: Page, guest: Guest): Promise<void> {
  await fillDetails(page, guest, { checkIn: inDays(0), checkOut: inDays(1) });
  await page.getByRole('link', { name: 'Change details' }).click();
  await fillDetails(page, guest, { checkIn: inDays(1), checkOut: inDays(2) });
  await chooseRooms(page, { 'Double Deluxe': 1 });
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByRole('timer')).toHaveText(/^(?:9|10|29|30) minutes left to pay\.$/);
}

async function pays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}

/** Opens the paid reservation and writes why the money should come back. */
async function writesReason(page: Page): Promise<void> {
  await page.goto('/my-reservations');
  await page.getByRole('link', { name: /View Details/ }).click();
  await page.getByRole('button', { name: 'Request Refund' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/reason/i)
    .fill('The conference has been moved.');
}

async function requestsRefund(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/reason/i)).toHaveValue('The conference has been moved.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Request Refund' }).click();
  await expect(page.getByText(/refund has been requested/i).first()).toBeVisible();
}

for (const { name, offBy } of wrongClocks) {
  test(`a guest whose clock is ${name} books, pays and requests a refund`, async ({
    page,
    context,
  }) => {
    await setClockOff(context, offBy);
    const guest = await arriveAsNewGuest(page);
    // Opened anew, the form knows no time yet; what it asks for from the wrong day on is refused.
    expectErrorResponses(page, 400);
    await page.reload();
    await books(page, guest);
    await pays(page);
    await writesReason(page);
    await page.reload();
    await requestsRefund(page);
  });
}

test('a guest whose clock is set again and again while pages are open books, pays and requests a refund', async ({
  page,
}) => {
  const guest = await arriveAsNewGuest(page);
  await moveClock(page, 10 * HOUR);
  await books(page, guest);
  await moveClock(page, -17 * HOUR);
  await pays(page);
  await writesReason(page);
  await moveClock(page, 30 * HOUR);
  await requestsRefund(page);
});
