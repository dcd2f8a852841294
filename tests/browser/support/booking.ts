import { expect, type Page } from 'playwright/test';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import type { Guest } from './guest';

/** How many rooms of each type, by the names on the screen. */
export type RoomChoice = Record<string, number>;

/** A date so many days from today in Lagos. */
export function inDays(days: number): string {
  return addDays(lagosToday(new Date()), days);
}

/** Fills in the reservation form, which already knows the guest, and continues to the rooms. */
export async function fillDetails(
  page: Page,
  guest: Guest,
  stay: { checkIn: string; checkOut: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Make a Reservation' });
  await expect(form.getByLabel('Full Name')).toHaveValue(`${guest.firstName} ${guest.lastName}`);
  await expect(form.getByLabel('Email')).toHaveValue(guest.email);
  await expect(form.getByLabel('Phone')).toHaveValue(guest.phoneNumber);
  await form.getByLabel('Check-in').fill(stay.checkIn);
  await form.getByLabel('Check-out').fill(stay.checkOut);
  await form.getByLabel('Adults').selectOption('2');
  await form.getByLabel('Children').selectOption({ label: '1' });
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/roombooking$/);
}

/** Chooses rooms by their counters and creates the reservation. */
export async function chooseRooms(page: Page, choice: RoomChoice): Promise<void> {
  for (const [roomType, rooms] of Object.entries(choice)) {
    const counter = page.getByRole('group', { name: new RegExp(roomType) });
    for (let room = 0; room < rooms; room += 1)
      await counter.getByRole('button', { name: /add|more|increase/i }).click();
    await expect(counter.getByRole('status')).toHaveText(String(rooms));
  }
}

/** From the reservation form to the created reservation. */
export async function book(
  page: Page,
  guest: Guest,
  stay: { checkIn: string; checkOut: string },
  choice: RoomChoice,
): Promise<void> {
  await fillDetails(page, guest, stay);
  await chooseRooms(page, choice);
  await page.getByRole('button', { name: 'Continue Booking' }).click();
}
