import { hotel } from '../../hotel/hotel';
import { logIn, register, verifyAccount } from './support/account';
import { book, inDays } from './support/booking';
import { newGuest } from './support/guest';
import { expect, test } from './support/test';
import { translatePages } from './support/translating';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context }) => translatePages(context));

test('a guest whose browser translates each page registers, books, pays, books again and cancels', async ({
  page,
}) => {
  const guest = newGuest();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
  await register(page, guest);
  await verifyAccount(page, guest);
  await logIn(page, guest);
  await expect(page.getByRole('heading', { level: 1, name: hotel.name })).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(guest.email).filter({ visible: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'RESERVATION', exact: true }).click();
  await book(page, guest, { checkIn: inDays(30), checkOut: inDays(32) }, { 'Superior Suite': 1 });
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();

  await page.goto('/reservation');
  await book(page, guest, { checkIn: inDays(33), checkOut: inDays(34) }, { 'Superior Suite': 1 });
  await expect(page).toHaveURL(/\/confirm$/);
  await page.goto('/my-reservations');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Pending' })
    .getByRole('link', { name: /View Details/ })
    .click();
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
