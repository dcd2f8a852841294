import type { Page } from 'playwright/test';
import { cutOffParts } from '../../../tools/measures';
import { logIn, register, verifyAccount } from '../support/account';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { newGuest, type Guest } from '../support/guest';
import { hardText } from '../support/hardTexts';
import { expectErrorResponses } from '../support/pageErrors';
import {
  inWords,
  seedsOfToday,
  surround,
  surroundingsOf,
  type Surroundings,
} from '../support/surroundings';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

async function expectWithinTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate(cutOffParts)).toEqual([]);
}

/** Registers on the way from the home page, and returns to it. */
async function arrive(page: Page, { name }: Surroundings): Promise<Guest> {
  const typed = { ...newGuest(), firstName: name.firstName, lastName: name.lastName };
  await page.goto('/');
  await chooseInMenu(page, 'LOGIN');
  await register(page, typed);
  await verifyAccount(page, typed);
  await logIn(page, typed);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
  return { ...typed, ...name.read };
}

/** Tonight is offered, and tomorrow reserved, whatever the device's clock says. */
async function book(page: Page, guest: Guest): Promise<void> {
  await chooseInMenu(page, 'RESERVATION');
  await page.getByLabel('Notes').fill(hardText);
  await fillDetails(page, guest, { checkIn: inDays(0), checkOut: inDays(1) });
  await page.getByRole('link', { name: 'Change details' }).click();
  await fillDetails(page, guest, { checkIn: inDays(1), checkOut: inDays(2) });
  await chooseRooms(page, { 'Double Deluxe': 1 });
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByRole('timer')).toHaveText(/^(?:9|10|29|30) minutes left to pay\.$/);
  await expect(page.getByText(`${guest.firstName} ${guest.lastName}`).first()).toBeVisible();
  await expectWithinTheScreen(page);
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}

/** Opens the only reservation; a browser that keeps nothing has to log in again once the page was left. */
async function openReservation(page: Page, guest: Guest, isLoggedOut: boolean): Promise<void> {
  if (isLoggedOut) {
    await page.goto('/login');
    await logIn(page, guest);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
    await chooseInMenu(page, 'MY RESERVATIONS');
  } else {
    await page.goto('/my-reservations');
  }
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByText(hardText)).toBeVisible();
  await expectWithinTheScreen(page);
}

async function requestRefund(page: Page, isKept: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Request Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reason/i).fill(hardText);
  if (isKept) await page.reload();
  await expect(dialog.getByLabel(/reason/i)).toHaveValue(hardText);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Request Refund' }).click();
  await expect(page.getByText(/refund has been requested/i).first()).toBeVisible();
}

for (const seed of seedsOfToday()) {
  const surroundings = surroundingsOf(seed);
  test(`a guest books, pays and requests a refund (${inWords(surroundings)})`, async ({
    page,
    context,
  }) => {
    await surround(context, page, surroundings);
    // Opened anew, the form knows no time yet; what it asks for from the wrong day on is refused.
    expectErrorResponses(page, 400);
    const guest = await arrive(page, surroundings);
    await book(page, guest);
    await pay(page);
    await openReservation(page, guest, surroundings.isStorageBlocked);
    await requestRefund(page, !surroundings.isStorageBlocked);
  });
}
