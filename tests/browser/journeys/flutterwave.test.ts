import { arriveAsNewGuest } from '../support/account';
import { book, inDays } from '../support/booking';
import { expectEmail } from '../support/mailbox';
import { expect, test } from '../support/test';

test('a guest pays with Flutterwave on the payment page and reads the result on the callback page', async ({
  page,
}) => {
  const guest = await arriveAsNewGuest(page);
  await book(
    page,
    guest,
    { checkIn: inDays(30), checkOut: inDays(31) },
    { 'Superior Suite': 1, 'Double Deluxe': 1 },
  );
  await expect(page).toHaveURL(/\/confirm$/);

  await page.goto('/payment');
  await expect(page.getByText('₦4,000.00').first()).toBeVisible();
  await page.getByRole('radio', { name: /direct/i }).check();
  await expect(
    page.getByText(
      'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.',
    ),
  ).toBeVisible();
  await page.getByRole('radio', { name: /flutterwave/i }).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('link', { name: 'Continue to Flutterwave' }).click();

  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦4,000.00' }).click();

  await expect(page).toHaveURL(/\/payment-callback\?transaction_id=/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByText('Reservation Confirmed')).toBeVisible();
  await expect(page.getByText('₦4,000.00')).toBeVisible();
  await expectEmail(page, guest.email, /paid|receipt|payment/i);
  await page.getByRole('link', { name: 'View My Reservation' }).click();
  await expect(page).toHaveURL(/\/my-reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});
