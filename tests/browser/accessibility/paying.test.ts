import type { Page } from 'playwright/test';
import type { PaymentVerification } from '../../../machines/contract/wire';
import { respond, neverRespond } from '../support/responses';
import { asGuest, expect, type LoggedInGuest } from '../support/asGuest';
import { expectAccessible } from '../support/screenCheck';
import { cancelledStay, paidReceipt, pendingStay } from '../support/stays';
import { expect as expectPage, test } from '../support/test';

const initiate = '/api/v1/payment/initiate-payment';
const initiateFlutterwave = '/api/v1/payment/initiate-flutterwave';
const verify = '/api/v1/hotel/payment/paystack/verify';

/** Opens the payment page with a saved reservation. */
async function openPayment(page: Page, { session }: LoggedInGuest, stored?: string): Promise<void> {
  const saved = { reservationData: pendingStay, totalAmount: pendingStay.totalPrice };
  await page.addInitScript(
    (text) => localStorage.setItem('lastReservationResponse', text),
    stored ?? JSON.stringify({ ...saved, userId: session.user.id }),
  );
  await respond(page, 'get', '/api/v1/reservations/{id}', 200, { reservation: pendingStay });
  await page.goto('/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

asGuest('payment', async ({ page, guest }) => {
  await openPayment(page, guest);
  await expect(page.getByRole('radio', { name: 'Paystack' })).toBeVisible();
  await expectAccessible(page);
});

asGuest('payment, direct', async ({ page, guest }) => {
  await openPayment(page, guest);
  await page.getByRole('radio', { name: /direct/i }).check();
  await expect(page.getByRole('alert')).toContainText('currently unavailable');
  await expectAccessible(page);
});

asGuest('payment, being started', async ({ page, guest }) => {
  await neverRespond(page, 'post', initiate);
  await openPayment(page, guest);
  await page.getByRole('radio', { name: 'Paystack' }).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('Processing...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('payment, not started', async ({ page, guest }) => {
  const down = { code: 'provider_unavailable', message: 'The provider does not answer.' } as const;
  await respond(page, 'post', initiate, 502, down);
  await openPayment(page, guest);
  await page.getByRole('radio', { name: 'Paystack' }).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('alert')).toContainText('Paystack payment initiation failed');
  await expectAccessible(page);
});

asGuest('payment, on to Flutterwave', async ({ page, guest }) => {
  const checkout = { paymentLink: 'http://localhost:4120/pay/1', reference: '9f2c4e7ab1d04c6f' };
  await respond(page, 'post', initiateFlutterwave, 200, checkout);
  await openPayment(page, guest);
  await page.getByRole('radio', { name: 'Flutterwave' }).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('link', { name: 'Continue to Flutterwave' })).toBeVisible();
  await expectAccessible(page);
});

asGuest('payment of nothing', async ({ page }) => {
  await page.goto('/payment');
  await expect(page.getByRole('alertdialog')).toContainText('No reservation details found.');
  await expectAccessible(page);
});

asGuest('payment of something unreadable', async ({ page, guest }) => {
  await openPayment(page, guest, '{');
  await expect(page.getByRole('alert')).toContainText('Failed to load reservation details.');
  await expectAccessible(page);
});

test('payment without a login', async ({ page }) => {
  await page.goto('/payment');
  await expect(page.getByRole('alertdialog')).toContainText('You are not logged in.');
  await expectAccessible(page);
});

test('payment result, verifying', async ({ page }) => {
  await neverRespond(page, 'get', verify);
  await page.goto('/payment-callback?reference=9f2c');
  await expectPage(page.getByText('Verifying your payment...')).toBeVisible();
  await expectAccessible(page);
});

test('payment result, unknown', async ({ page }) => {
  await page.goto('/payment-callback');
  await expectPage(page.getByRole('heading', { name: 'Payment Status Unknown' })).toBeVisible();
  await expectAccessible(page);
});

const verdicts: Record<string, PaymentVerification> = {
  'Payment Successful!': { paymentStatus: 'paid', reservation: paidReceipt },
  'Payment Failed': { paymentStatus: 'failed', error: 'The card was declined.' },
  'Payment Pending': { paymentStatus: 'pending' },
  'Payment Not Completed': { paymentStatus: 'abandoned', reservation: pendingStay },
  'Payment Returned': { paymentStatus: 'cancelled', reservation: cancelledStay },
  'Payment Under Review': { paymentStatus: 'review', reservation: pendingStay },
};
for (const [title, verdict] of Object.entries(verdicts))
  test(`payment result, ${title}`, async ({ page }) => {
    await respond(page, 'get', verify, 200, verdict);
    await page.goto('/payment-callback?reference=9f2c');
    await expectPage(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  });
