import { arriveAsNewGuest } from '../support/account';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { expectEmail } from '../support/mailbox';
import { expect, test } from '../support/test';

test('a visitor registers, books two room types, is declined, pays with Paystack and finds the stay in the list', async ({
  page,
}) => {
  const guest = await arriveAsNewGuest(page);
  await fillDetails(page, guest, { checkIn: inDays(20), checkOut: inDays(23) });
  await chooseRooms(page, { 'Deluxe Room': 1, 'Double Room': 2 });
  // (2,000 + 2 × 1,500) × 3 nights
  await expect(page.getByText('₦15,000.00').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue Booking' }).click();

  await expect(page).toHaveURL(/\/reservation\/[0-9a-f-]{36}\/confirm$/);
  await expect(page.getByText('₦15,000.00').filter({ visible: true }).first()).toBeVisible();
  await expectEmail(page, guest.email, /reservation/i);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();

  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined');
  await page.getByRole('button', { name: 'Pay ₦15,000.00' }).click();

  await expect(page).toHaveURL(/reference=/);
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeHidden();
  await expectEmail(page, guest.email, /paid|receipt|payment/i);

  await page.goto('/my-reservations');
  await expect(page.getByRole('heading', { name: 'My Reservations' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: '₦15,000.00' });
  await expect(card).toContainText('Paid');
});
