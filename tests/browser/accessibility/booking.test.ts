import type { Page } from 'playwright/test';
import { respond, dropConnection, neverRespond } from '../support/responses';
import { asGuest, expect, type LoggedInGuest } from '../support/asGuest';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { expectAccessible } from '../support/screenCheck';

const create = '/api/v1/reservation';
const stay = { checkIn: inDays(100), checkOut: inDays(103) };

async function openForm(page: Page): Promise<void> {
  await page.goto('/reservation');
  await expect(page.getByRole('form', { name: 'Make a Reservation' })).toBeVisible();
}

/** Opens the room selection, with rooms chosen. */
async function openRooms(page: Page, guest: LoggedInGuest): Promise<void> {
  await openForm(page);
  await page.getByLabel('Notes').fill('We arrive late, after the last session of the conference.');
  await fillDetails(page, guest, stay);
  await expect(page.getByText(/rooms left for these dates/).first()).toBeVisible();
  await chooseRooms(page, { 'Deluxe Room': 1, 'Premium Penthouse': 2 });
}

asGuest('reservation form', async ({ page }) => {
  await openForm(page);
  await expectAccessible(page);
});

asGuest('reservation form, wrong', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Email', { exact: true }).fill('nowhere');
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Check-in date is required')).toBeVisible();
  await expectAccessible(page);
});

asGuest('reservation form, alert', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please correct the errors');
  await expectAccessible(page);
});

asGuest('reservation form, calendar', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Check-in').fill(stay.checkIn);
  await page.getByLabel('Check-out').fill(stay.checkOut);
  await page.getByRole('button', { name: 'Choose in a calendar' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessible(page);
});

asGuest('rooms, chosen', async ({ page, guest }) => {
  await openRooms(page, guest);
  await expectAccessible(page);
});

asGuest('rooms, none chosen', async ({ page, guest }) => {
  await openForm(page);
  await fillDetails(page, guest, stay);
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please select at least one room');
  await expectAccessible(page);
});

asGuest('rooms, availability unknown', async ({ page, guest }) => {
  await dropConnection(page, 'get', '/api/v1/availability');
  await openForm(page);
  await fillDetails(page, guest, stay);
  await expect(page.getByText('We could not look up the rooms left')).toBeVisible();
  await expectAccessible(page);
});

asGuest('rooms, few left', async ({ page, guest }) => {
  await respond(page, 'get', '/api/v1/availability', 200, {
    ...stay,
    rooms: [
      { roomType: 'Double Deluxe', roomsLeft: 0 },
      { roomType: 'Double Room', roomsLeft: 1 },
    ],
  });
  await openForm(page);
  await fillDetails(page, guest, stay);
  await expect(page.getByText('No rooms left for these dates').first()).toBeVisible();
  await expectAccessible(page);
});

asGuest('rooms, reservation under way', async ({ page, guest }) => {
  await neverRespond(page, 'post', create);
  await openRooms(page, guest);
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page.getByText('Processing...')).toBeVisible();
  await expectAccessible(page);
});

asGuest('rooms, reservation failed', async ({ page, guest }) => {
  const taken = 'Only 1 Premium Penthouse is left for these dates.';
  await respond(page, 'post', create, 409, { code: 'rooms_unavailable', message: taken });
  await openRooms(page, guest);
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(taken);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert')).toContainText(taken);
  await expectAccessible(page);
});

asGuest('rooms, no network', async ({ page, guest }) => {
  await dropConnection(page, 'post', create);
  await openRooms(page, guest);
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Could not connect to the server');
  await expectAccessible(page);
});
