import type { Locator, Page } from 'playwright/test';
import { addDays, type LagosDate } from '../../../../machines/shared/stay';
import { arriveLoggedIn, expect, type Place, type World } from './world';

/** The nights that are booked by hand: two, in the middle of the scenario's week. */
function nightsByHand({ monday }: Pick<Place, 'monday'>): {
  checkIn: LagosDate;
  checkOut: LagosDate;
} {
  return { checkIn: addDays(monday, 2), checkOut: addDays(monday, 4) };
}

/** How many Deluxe Rooms are chosen. */
export const deluxe = (page: Page): Locator =>
  page.getByRole('group', { name: /Deluxe Room/ }).getByRole('status');

export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continue Booking' });

export async function openForm(world: World): Promise<void> {
  await arriveLoggedIn(world);
  await world.page.goto('/reservation');
}

export async function fillForm({ page, monday }: Pick<Place, 'page' | 'monday'>): Promise<void> {
  const { checkIn, checkOut } = nightsByHand({ monday });
  await page.getByLabel('Check-in').fill(checkIn);
  await page.getByLabel('Check-out').fill(checkOut);
  await page.getByLabel('Notes').fill('We arrive late.');
}

/** From the form to two Deluxe Rooms. */
export async function chooseRooms(world: World): Promise<void> {
  const { page } = world;
  await openForm(world);
  await fillForm(world);
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await page.getByRole('button', { name: 'Add one Deluxe Room' }).click();
  await page.getByRole('button', { name: 'Add one Deluxe Room' }).click();
  await expect(deluxe(page)).toHaveText('2');
}

/** The form still has what was entered. */
export async function expectForm({ page, monday }: Pick<Place, 'page' | 'monday'>): Promise<void> {
  const { checkIn, checkOut } = nightsByHand({ monday });
  await expect(page.getByLabel('Check-in')).toHaveValue(checkIn);
  await expect(page.getByLabel('Check-out')).toHaveValue(checkOut);
  await expect(page.getByLabel('Notes')).toHaveValue('We arrive late.');
}
