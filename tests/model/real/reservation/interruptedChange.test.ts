import type { Page } from 'playwright/test';
import type { Reservation } from '../../../../machines/contract/wire';
import { myReservationPath } from '../../../../machines/shared/paths';
import { addDays } from '../../../../machines/shared/stay';
import { bookByCall, reservationNow } from '../support/calls';
import { showsDetails } from '../support/shown';
import { inNewTab, loseResponse } from '../support/tabs';
import { arriveLoggedIn, expect, test, type World } from '../support/world';

const modifyAddress = '**/api/v1/hotel/reservations/*/modify';

const form = (page: Page) => page.getByRole('dialog', { name: 'Modify Reservation' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' });
const checkOut = (page: Page) => form(page).getByLabel('Check-out');

/** A guest with one Deluxe Room for three nights, from Wednesday on, enters one night more. */
async function enterNightMore(world: World): Promise<Reservation> {
  const { page, monday } = world;
  const nights = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 5) };
  const { reservationData } = await bookByCall(world, { ...nights, rooms: 1 });
  await arriveLoggedIn(world);
  await page.goto(myReservationPath(reservationData.id));
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  await checkOut(page).fill(addDays(monday, 6));
  return reservationData;
}

/** The reservation has the night more, once, and the page shows it as the server has it. */
async function expectNightMore({ hotel, guest, monday, page }: World, id: string): Promise<void> {
  const reservation = await reservationNow({ hotel, guest }, id);
  expect(reservation.checkOutDate).toBe(addDays(monday, 6));
  await showsDetails(page, reservation);
  await expect(form(page)).toHaveCount(0);
}

test('a change is made once when the page is loaded again while it is being made', async ({
  world,
}) => {
  const { page } = world;
  const { id } = await enterNightMore(world);
  const { carriedOut } = await loseResponse(page, modifyAddress);
  await save(page).click();
  await carriedOut;
  await page.reload();
  await expectNightMore(world, id);
});

test('a change that was entered survives its killed tab', async ({ world }) => {
  const { id } = await enterNightMore(world);
  const later = await inNewTab(world);
  await later.page.goto(myReservationPath(id));
  await expect(checkOut(later.page)).toHaveValue(addDays(world.monday, 6));
});
