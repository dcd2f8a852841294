import type { Page } from 'playwright/test';
import type { Reservation } from '../../../../machines/contract/wire';
import * as managementMessages from '../../../../messages/reservation/management';
import { myReservationPath } from '../../../../machines/shared/paths';
import { addDays } from '../../../../machines/shared/stay';
import { roomsUnavailable } from '../../../../server/reservations/errors';
import { expectErrorResponses, expectNoNetwork } from '../../../browser/support/pageErrors';
import { bookByCall, reservationNow } from '../support/calls';
import { leaveRooms } from '../support/otherGuests';
import { showsDate, showsDetails } from '../support/shown';
import { inNewTab, loseResponse } from '../support/tabs';
import { arriveLoggedIn, expect, logInAgain, endSession, test, type World } from '../support/world';

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

test('a change whose answer was lost is found to be made', async ({ world }) => {
  const { page } = world;
  const { id } = await enterNightMore(world);
  expectNoNetwork(page);
  await page.route(
    modifyAddress,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page.getByText(managementMessages.modified)).toBeVisible();
  await expectNightMore(world, id);
});

test('a change that never arrived is offered again, and goes through then', async ({ world }) => {
  const { page, monday } = world;
  const { id } = await enterNightMore(world);
  expectNoNetwork(page);
  await page.route(modifyAddress, (route) => route.abort(), { times: 1 });
  await save(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(managementMessages.modifyFailed);
  await showsDate(page, 'Check-out', addDays(monday, 5));
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(checkOut(page)).toHaveValue(addDays(monday, 6));
  await save(page).click();
  await expect(page.getByText(managementMessages.modified)).toBeVisible();
  await expectNightMore(world, id);
});

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

test('a change that was refused for an old session goes on after the login', async ({ world }) => {
  const { page, monday } = world;
  const { id } = await enterNightMore(world);
  await endSession(world);
  await save(page).click();
  // It is offered again, so that nothing has to be said.
  await logInAgain(world, { isTold: false });
  await expect(checkOut(page)).toHaveValue(addDays(monday, 6));
  await save(page).click();
  await expect(page.getByText(managementMessages.modified)).toBeVisible();
  await expectNightMore(world, id);
});

test('who comes too late for the last room hears it, keeps the old nights and takes others', async ({
  world,
}) => {
  const { page, monday } = world;
  const { id } = await enterNightMore(world);
  await leaveRooms(world, 0, { checkIn: addDays(monday, 5), checkOut: addDays(monday, 6) });
  expectErrorResponses(page, 409);
  await save(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(roomsUnavailable().message);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(checkOut(page)).toHaveValue(addDays(monday, 6));
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 5));

  await form(page).getByLabel('Check-in').fill(addDays(monday, 1));
  await checkOut(page).fill(addDays(monday, 5));
  await save(page).click();
  await expect(page.getByText(managementMessages.modified)).toBeVisible();
  await showsDetails(page, await reservationNow(world, id));
  await showsDate(page, 'Check-in', addDays(monday, 1));
});
