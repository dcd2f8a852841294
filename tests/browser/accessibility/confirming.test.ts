import { expectErrorResponses } from '../support/pageErrors';
import type { Page } from 'playwright/test';
import type { Reservation } from '../../../machines/contract/wire';
import { respond, dropConnection, neverRespond } from '../support/responses';
import { asGuest, expect } from '../support/asGuest';
import { expectAccessible } from '../support/screenCheck';
import { cancelledStay, paidStay, pendingStay, refundedStay } from '../support/stays';

const load = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';
const initialize = '/api/v1/payment/paystack/initialize';

async function openStay(page: Page, reservation: Reservation): Promise<void> {
  await respond(page, 'get', load, 200, { reservation });
  await page.goto(`/reservation/${reservation.id}/confirm`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

asGuest('confirmation, loading', async ({ page }) => {
  await neverRespond(page, 'get', load);
  await page.goto(`/reservation/${pendingStay.id}/confirm`);
  await expect(page.getByText('Loading your reservation...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, unpaid', async ({ page }) => {
  await openStay(page, pendingStay);
  await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation with header and footer, unpaid', async ({ page }) => {
  await respond(page, 'get', load, 200, { reservation: pendingStay });
  await page.goto(`/confirmPayment/${pendingStay.id}`);
  await expect(page.getByRole('button', { name: 'Pay with Flutterwave' })).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, checkout being opened', async ({ page }) => {
  await neverRespond(page, 'post', initialize);
  await openStay(page, pendingStay);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await expect(page.getByText('Processing...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, checkout refused', async ({ page }) => {
  const message = 'The payment provider does not answer. Please try again.';
  await respond(page, 'post', initialize, 502, { code: 'provider_unavailable', message });
  await openStay(page, pendingStay);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await expectAccessible(page);
});

asGuest('confirmation, cancelled', async ({ page }) => {
  await openStay(page, cancelledStay);
  await expect(page.getByRole('alert')).toContainText('has been cancelled');
  await expectAccessible(page);
});

asGuest('confirmation, refunded', async ({ page }) => {
  await openStay(page, refundedStay);
  await expect(page.getByRole('alert').or(page.getByRole('status'))).toContainText('refunded');
  await expectAccessible(page);
});

asGuest('confirmation, no such reservation', async ({ page }) => {
  expectErrorResponses(page, 404);
  await page.goto('/reservation/00000000-0000-4000-8000-000000000000/confirm');
  await expect(page.getByText('Reservation not found.')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, not loaded', async ({ page }) => {
  await dropConnection(page, 'get', load);
  await page.goto(`/reservation/${pendingStay.id}/confirm`);
  await expect(page.getByText('Failed to load reservation details.')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation of nothing', async ({ page }) => {
  await page.goto('/confirmPayment');
  await expect(page.getByText('No reservation ID or payment reference provided.')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, verifying', async ({ page }) => {
  await neverRespond(page, 'get', verify);
  await page.goto('/confirmPayment?reference=9f2c');
  await expect(page.getByText('Verifying your payment...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, waiting for the provider', async ({ page }) => {
  await respond(page, 'get', verify, 200, { paymentStatus: 'pending', reservation: pendingStay });
  await page.goto('/confirmPayment?reference=9f2c');
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, paid', async ({ page }) => {
  await respond(page, 'get', verify, 200, { paymentStatus: 'paid', reservation: paidStay });
  await page.goto(`/reservation/${paidStay.id}/confirm?reference=9f2c`);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expectAccessible(page);
});

asGuest('confirmation, declined', async ({ page }) => {
  await respond(page, 'get', verify, 200, {
    paymentStatus: 'failed',
    reservation: pendingStay,
    error: 'The card was declined.',
  });
  await page.goto(`/reservation/${pendingStay.id}/confirm?reference=9f2c`);
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expectAccessible(page);
});

asGuest('confirmation, under review', async ({ page }) => {
  await respond(page, 'get', verify, 200, { paymentStatus: 'review', reservation: pendingStay });
  await page.goto(`/reservation/${pendingStay.id}/confirm?reference=9f2c`);
  await expect(page.getByRole('alert')).toContainText('looked into by our staff');
  await expectAccessible(page);
});
