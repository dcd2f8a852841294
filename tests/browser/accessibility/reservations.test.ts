import type { Page } from 'playwright/test';
import type { Reservation } from '../../../machines/contract/wire';
import { respond, neverRespond } from '../support/responses';
import { asGuest, expect } from '../support/asGuest';
import { inDays } from '../support/booking';
import { expectAccessible } from '../support/screenCheck';
import { cancelledStay, paidStay, pendingStay, refundedStay } from '../support/stays';

const history = '/api/v1/hotel/reservations/history';
const load = '/api/v1/hotel/reservations/{id}';
const broken = { code: 'server_error', message: 'Something went wrong on our side.' } as const;

async function openDetails(page: Page, reservation: Reservation): Promise<void> {
  await respond(page, 'get', load, 200, { reservation });
  await page.goto(`/my-reservations/${reservation.id}`);
  await expect(page.getByText('Status', { exact: true })).toBeVisible();
}

asGuest('reservations, none', async ({ page }) => {
  await respond(page, 'get', history, 200, { reservations: [] });
  await page.goto('/my-reservations');
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
  await expectAccessible(page);
});

asGuest('reservations, loading', async ({ page }) => {
  await neverRespond(page, 'get', history);
  await page.goto('/my-reservations');
  await expect(page.getByText('Loading your reservations...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('reservations, some', async ({ page }) => {
  const reservations = [pendingStay, paidStay, cancelledStay, refundedStay];
  await respond(page, 'get', history, 200, { reservations });
  await page.goto('/my-reservations');
  await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(4);
  await expectAccessible(page);
});

asGuest('reservations, not loaded', async ({ page }) => {
  await respond(page, 'get', history, 500, broken);
  await page.goto('/my-reservations');
  await expect(page.getByText('Failed to fetch reservations')).toBeVisible();
  await expectAccessible(page);
});

for (const reservation of [pendingStay, paidStay, cancelledStay, refundedStay])
  asGuest(`details, ${reservation.paymentStatus}`, async ({ page }) => {
    await openDetails(page, reservation);
    await expectAccessible(page);
  });

asGuest('details, not loaded', async ({ page }) => {
  await respond(page, 'get', load, 500, broken);
  await page.goto(`/my-reservations/${pendingStay.id}`);
  await expect(page.getByText('Failed to fetch reservation')).toBeVisible();
  await expectAccessible(page);
});

asGuest('details, being modified', async ({ page }) => {
  await openDetails(page, pendingStay);
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Check-out').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Check-out date is required')).toBeVisible();
  await expectAccessible(page);

  const stay = { checkIn: pendingStay.checkInDate, checkOut: inDays(104) };
  const taken = { ...stay, rooms: [], whyNot: 'There are not enough rooms left for these dates.' };
  await respond(page, 'get', '/api/v1/hotel/reservations/{id}/availability', 200, taken);
  await page.getByLabel('Check-out').fill(stay.checkOut);
  await expect(page.getByText(taken.whyNot)).toBeVisible();
  await expectAccessible(page);
});

asGuest('details, not modified', async ({ page }) => {
  const message = 'Only 1 Deluxe Room is left for these dates.';
  const modify = '/api/v1/hotel/reservations/{id}/modify';
  await respond(page, 'patch', modify, 409, { code: 'rooms_unavailable', message });
  await openDetails(page, pendingStay);
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(message);
  await expectAccessible(page);
});

asGuest('details, cancelling in question', async ({ page }) => {
  await openDetails(page, pendingStay);
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.');
  await expectAccessible(page);
});

asGuest('details, cancelling under way', async ({ page }) => {
  await neverRespond(page, 'patch', '/api/v1/hotel/reservations/{id}/cancel');
  await openDetails(page, pendingStay);
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Cancelling...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('details, just cancelled', async ({ page }) => {
  const byGuest: Reservation = { ...cancelledStay, id: pendingStay.id, cancelReason: 'byGuest' };
  const cancel = '/api/v1/hotel/reservations/{id}/cancel';
  await respond(page, 'patch', cancel, 200, { message: 'Cancelled.', reservation: byGuest });
  await openDetails(page, pendingStay);
  await page.getByRole('button', { name: 'Cancel Reservation' }).click();
  await respond(page, 'get', load, 200, { reservation: byGuest });
  await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Your reservation has been cancelled.')).toBeVisible();
  await expectAccessible(page);
});

asGuest('details, refund wanted', async ({ page }) => {
  await openDetails(page, paidStay);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

asGuest('details, refund without a reason', async ({ page }) => {
  await openDetails(page, paidStay);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please provide a reason');
  await expectAccessible(page);
});

asGuest('details, refund in question', async ({ page }) => {
  await openDetails(page, paidStay);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  await page.getByLabel('Reason').fill('The conference has been moved.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('request a refund');
  await expectAccessible(page);
});

asGuest('details, refund requested', async ({ page }) => {
  await openDetails(page, { ...paidStay, refundStatus: 'requested' });
  await expect(page.getByText('A refund has been requested.')).toBeVisible();
  await expectAccessible(page);
});
